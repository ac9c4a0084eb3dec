import { pageLink } from '../../addresses.ts';
import { useLocale, useTranslations } from 'use-intl';
import type { Deviation } from '@otp-lab/vectors/conformance/run';
import { CaseAnswer, CaseInput } from '../../components/vectors/CaseParts.tsx';
import {
  type Answer,
  type Input,
  answerText,
  inputText,
  quoted,
} from '../../components/vectors/caseText.ts';
import styles from './Implementations.module.css';

/** The answer that an implementation gave to a case. */
export function Given({ given }: { readonly given: Answer }) {
  const t = useTranslations('labVectorsImplementations');
  if (given === 'no answer') return t('noAnswer');
  if (typeof given === 'string' || given.refused === undefined)
    return <CaseAnswer answer={answerText(given)} />;
  return t.rich('refusedWith', {
    text: quoted(given.refused),
    samp: (text) => <samp lang="en">{text}</samp>,
  });
}

/** The number of rows in one table. The browser skips the layout of tables that are out of sight. */
const rowsPerTable = 5;

/** Splits the cases into chunks, one for each table. */
function chunksOf(tests: readonly Deviation[]): (readonly Deviation[])[] {
  const count = Math.ceil(tests.length / rowsPerTable);
  return Array.from({ length: count }, (_, place) =>
    tests.slice(place * rowsPerTable, (place + 1) * rowsPerTable),
  );
}

/** Shows cases with their input, the expected answer and the answer that the implementation gave. */
export function Deviations({ tests }: { readonly tests: readonly Deviation[] }) {
  return chunksOf(tests).map((chunk) => (
    <div key={chunk[0]?.id} className={styles.chunk}>
      <DeviationTable tests={chunk} />
    </div>
  ));
}

function DeviationTable({ tests }: { readonly tests: readonly Deviation[] }) {
  const t = useTranslations('labVectorsImplementations');
  const language = useLocale();
  const vectors = pageLink(language, 'vectors');
  return (
    <table className={`${styles.rows} ${styles.cases}`}>
      <thead>
        <tr>
          <th scope="col">{t('case')}</th>
          <th scope="col">{t('input')}</th>
          <th scope="col">{t('expected')}</th>
          <th scope="col">{t('given')}</th>
        </tr>
      </thead>
      <tbody>
        {tests.map(({ id, input, expected, given, verdict }) => (
          <tr key={id} data-case={id} data-deviation={verdict}>
            <th scope="row" lang="en">
              <a href={`${vectors}#${id}`}>{id}</a>
            </th>
            <td lang="en">
              <CaseInput input={inputText(input as unknown as Input)} />
            </td>
            <td data-label={t('expected')}>
              {expected === undefined ? (
                t('mustRefuse')
              ) : (
                <CaseAnswer answer={answerText(expected as Answer)} />
              )}
            </td>
            <td data-label={t('given')}>
              <Given given={given as Answer} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
