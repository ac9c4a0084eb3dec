import { useTranslations } from 'use-intl';
import { fairNoteNamed, fairNotes, type ReportedCause } from '@otp-lab/vectors/conformance';
import { Deviations } from './Deviations.tsx';
import styles from './Implementations.module.css';

/** How many cases of a cause are seen before the others are asked for. */
const first = 3;

/** What is said in fairness, in the page's language. */
function FairNote({ text }: { readonly text: string }) {
  const t = useTranslations('labImplementations.fair');
  const name = fairNoteNamed(text);
  return (
    <p>
      {t.rich(name, {
        option: fairNotes[name].code,
        code: (option) => <code lang="en">{option}</code>,
      })}
    </p>
  );
}

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
      {note !== undefined && <FairNote text={note} />}
      <Deviations tests={tests.slice(0, first)} />
      {others.length > 0 && (
        <details>
          <summary>{t('more', { count: others.length })}</summary>
          <Deviations tests={others} />
        </details>
      )}
      <figure>
        <figcaption>
          {t.rich('reproduce', {
            program: reproduce.run,
            code: (text) => <code lang="en">{text}</code>,
          })}
        </figcaption>
        <pre>
          <code lang="en">{reproduce.code}</code>
        </pre>
        <p>
          {t.rich('prints', {
            text: reproduce.prints,
            samp: (text) => <samp lang="en">{text}</samp>,
          })}
        </p>
      </figure>
    </section>
  );
}
