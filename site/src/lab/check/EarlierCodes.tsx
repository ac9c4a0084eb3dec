import { useTranslations } from 'use-intl';
import type { Observation } from '@otp-lab/otp/diagnosis';
import { Icon } from '../../components/ui/Icon.tsx';
import { GroupedCode } from '../GroupedCode.tsx';
import styles from './EarlierCodes.module.css';

interface EarlierCodesProps {
  readonly codes: readonly Observation[];
  readonly onRemove: (index: number) => void;
}

/** Lists the codes that the visitor typed before the current one, which are checked together with it. */
export function EarlierCodes({ codes, onRemove }: EarlierCodesProps) {
  const t = useTranslations('labCheck');
  if (codes.length === 0) return null;
  return (
    <>
      <ol className={styles.codes} aria-label={t('earlierCodes')}>
        {codes.map(({ code, seconds }, index) => (
          <li key={`${code} ${seconds}`}>
            <span>{t('earlierCode', { place: String(index + 1) })}</span>
            <strong>
              <GroupedCode code={code} />
            </strong>
            <button type="button" onClick={() => onRemove(index)} aria-label={t('drop', { code })}>
              <Icon name="close" size={18} />
            </button>
          </li>
        ))}
      </ol>
      <p className={styles.together}>{t('together')}</p>
    </>
  );
}
