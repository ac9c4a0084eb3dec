import { useTranslations } from '../../../i18n/useTranslations.tsx';
import type { ReportedCause } from '../../../../scripts/conformance/report.ts';
import { Deviations } from './Deviations.tsx';
import styles from './Implementations.module.css';

/** How many cases of a cause are seen before the others are asked for. */
const first = 3;

/** Why cases differed, the lines that show it, and the cases. */
export function Cause({
  cause: { cause, tests, note, reproduce },
}: {
  readonly cause: ReportedCause;
}) {
  const t = useTranslations('labImplementations');
  const others = tests.slice(first);
  return (
    <section className={styles.cause}>
      <h4>{t(`causes.${cause}`)}</h4>
      {note !== undefined && <p lang="en">{note}</p>}
      <Deviations tests={tests.slice(0, first)} />
      {others.length > 0 && (
        <details>
          <summary>{t('more', { count: others.length })}</summary>
          <Deviations tests={others} />
        </details>
      )}
      <figure>
        <figcaption>
          {t('reproduce')} <code lang="en">{reproduce.run}</code>
        </figcaption>
        <pre>
          <code lang="en">{reproduce.code}</code>
        </pre>
        <p>
          {t('prints')} <samp lang="en">{reproduce.prints}</samp>
        </p>
      </figure>
    </section>
  );
}
