import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../components/ui/Icon.tsx';
import { GroupedCode } from '../../GroupedCode.tsx';
import styles from './CodeCheck.module.css';

interface CodeRowProps {
  readonly name: string;
  /** Undefined until computed. Empty if the code depends on a PIN that isn't known. */
  readonly old: string | undefined;
  readonly written: string | undefined;
  /** Undefined if the code doesn't depend on the time. */
  readonly secondsLeft: number | undefined;
}

/** The codes of one account. */
export const CodeRow = memo(({ name, old, written, secondsLeft }: CodeRowProps) => {
  const t = useTranslations('labMoveSave.check');
  const isKnown = old !== undefined && old !== '';
  const isSame = isKnown && old === written;
  return (
    <tr
      data-testid="move-check"
      data-old={old}
      data-written={written}
      data-same={isKnown ? isSame : undefined}
    >
      <th scope="row">{name}</th>
      {old === '' ? (
        <td colSpan={2}>{t('pin')}</td>
      ) : (
        <>
          <td className={styles.code}>
            <GroupedCode code={old ?? ''} />
          </td>
          <td className={styles.code}>
            <GroupedCode code={written ?? ''} />
            {isKnown && (
              <span className={isSame ? styles.same : styles.other}>
                {!isSame && <Icon name="alert" size={16} />} {t(isSame ? 'same' : 'other')}
              </span>
            )}
          </td>
        </>
      )}
      <td className={styles.left}>
        {secondsLeft !== undefined && t('seconds', { seconds: secondsLeft })}
      </td>
    </tr>
  );
});
