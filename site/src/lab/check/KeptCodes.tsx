import { useTranslations } from 'use-intl';
import type { Observation } from '@otp-lab/otp/diagnosis';
import { Icon } from '../../components/ui/Icon.tsx';
import styles from './KeptCodes.module.css';

interface KeptCodesProps {
  readonly codes: readonly Observation[];
  readonly onDrop: (index: number) => void;
}

/** The codes that were typed before the present one. */
export function KeptCodes({ codes, onDrop }: KeptCodesProps) {
  const t = useTranslations('labCheck');
  if (codes.length === 0) return null;
  return (
    <ol className={styles.codes} aria-label={t('kept')}>
      {codes.map(({ code, seconds }, index) => (
        <li key={`${code} ${seconds}`}>
          <span>{t('keptCode', { place: String(index + 1) })}</span>
          <strong>{code}</strong>
          <button type="button" onClick={() => onDrop(index)} aria-label={t('drop', { code })}>
            <Icon name="close" size={18} />
          </button>
        </li>
      ))}
    </ol>
  );
}
