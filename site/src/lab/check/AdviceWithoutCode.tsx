import { useTranslations } from 'use-intl';
import lab from '../Lab.module.css';
import styles from './AdviceWithoutCode.module.css';
import { FirstAid } from './FirstAid.tsx';

interface AdviceWithoutCodeProps {
  /** Opens the part of the page that explains why a server rejects a correct code. */
  readonly onServer: () => void;
}

/** Says what usually helps, for visitors who haven’t typed a code. */
export function AdviceWithoutCode({ onServer }: AdviceWithoutCodeProps) {
  const t = useTranslations('labCheck');
  return (
    <div className={styles.advice}>
      <FirstAid />
      <p>
        {t.rich('ownServer', {
          button: (text) => (
            <button type="button" className={lab.textButton} onClick={onServer}>
              {text}
            </button>
          ),
        })}
      </p>
    </div>
  );
}
