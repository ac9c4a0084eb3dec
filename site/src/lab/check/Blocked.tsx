import { useTranslations } from 'use-intl';
import { Icon } from '../../components/ui/Icon.tsx';
import { focusSecret, secretFieldHash } from '../settings/SecretField.tsx';
import type { Block } from './blockOf.ts';
import styles from './Blocked.module.css';

interface BlockedProps {
  readonly block: Block;
  /** Focuses the field of the code. */
  readonly onCode: () => void;
}

/** Says what to fix before a code can be compared, and links to the field. */
export function Blocked({ block, onCode }: BlockedProps) {
  const t = useTranslations('labCheck.blocked');
  const field = {
    secret: { hash: secretFieldHash, focus: focusSecret },
    uri: { hash: secretFieldHash, focus: focusSecret },
    // The field of the time has its own error, and no other field in the settings can have one.
    time: {
      hash: '#check-settings',
      focus: () =>
        document.querySelector<HTMLElement>('#check-settings ~ form [aria-invalid]')?.focus(),
    },
    character: { hash: '#check-heading', focus: onCode },
    short: { hash: '#check-heading', focus: onCode },
  }[block];
  return (
    <div className={styles.blocked} data-testid="check-blocked">
      <Icon name="alert" size={24} />
      <p>
        {t(`${block}.what`)}{' '}
        <a
          href={field.hash}
          onClick={(event) => {
            event.preventDefault();
            field.focus();
          }}
        >
          {t(`${block}.fix`)}
        </a>
      </p>
    </div>
  );
}
