import { useTranslations } from 'use-intl';
import styles from './Reasons.module.css';

const reasons = [
  { name: 'seconds', figure: '30' },
  { name: 'places', figure: '6' },
  { name: 'cost', figure: '0' },
] as const;

/** Three reasons for one-time codes, each with its number: 30 seconds, 6 digits, no cost. */
export function Reasons() {
  const t = useTranslations('landingMore.reasons');
  return (
    <section className={`page ${styles.reasons}`}>
      <h2>{t('heading')}</h2>
      <ol>
        {reasons.map(({ name, figure }) => (
          <li key={name}>
            <span aria-hidden="true">{figure}</span>
            <div>
              <h3>{t(`${name}.heading`)}</h3>
              <p>{t(`${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
