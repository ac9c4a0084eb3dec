import { useTranslations } from 'use-intl';
import { Icon } from '../../../components/ui/Icon.tsx';
import { focusSecret, secretFieldHash } from '../../settings/SecretField.tsx';
import styles from '../Blocked.module.css';

interface ServerBlockedProps {
  /** What the visitor must fix. */
  readonly block: 'secret' | 'code';
  /** The length of the account's codes. */
  readonly digits: number;
  readonly onCode: () => void;
}

/** Says what to fix before the server can be judged, and links to the field. */
export function ServerBlocked({ block, digits, onCode }: ServerBlockedProps) {
  const t = useTranslations('labCheckServer.blocked');
  const isSecret = block === 'secret';
  // While the secret is invalid, the answer of Check above already has the element `check-blocked`.
  return (
    <div className={styles.blocked} data-testid={isSecret ? 'server-blocked' : 'check-blocked'}>
      <Icon name="alert" size={24} />
      <p>
        {t(block, { digits })}{' '}
        <a
          href={isSecret ? secretFieldHash : '#check-server'}
          onClick={(event) => {
            event.preventDefault();
            if (isSecret) focusSecret();
            else onCode();
          }}
        >
          {t(`${block}Fix`)}
        </a>
      </p>
    </div>
  );
}
