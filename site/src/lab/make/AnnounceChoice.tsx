import { useTranslations } from 'use-intl';
import styles from './AnnounceChoice.module.css';

interface AnnounceChoiceProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A checkbox for screen reader users: whether each new code is announced. */
export function AnnounceChoice({ isOn, onChange }: AnnounceChoiceProps) {
  const t = useTranslations('labMake.result');
  return (
    <label className={styles.announce}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      {t('announce')}
    </label>
  );
}
