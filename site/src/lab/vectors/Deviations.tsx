import { pageLink } from '../../addresses.ts';
import { useLocale, useTranslations } from 'use-intl';
import type { Deviation } from '@otp-lab/vectors/runner';
import { CaseAnswer, CaseInput } from '../../components/vectors/CaseParts.tsx';
import {
  type Answer,
  type Input,
  answerText,
  inputText,
  quoted,
} from '../../components/vectors/caseText.ts';
import styles from './Implementations.module.css';

function Given({ given }: { readonly given: Answer }) {
  const t = useTranslations('labImplementations');
  if (given === 'no answer') return t('noAnswer');
  if (typeof given === 'string' || given.refused === undefined)
    return <CaseAnswer answer={answerText(given)} />;
  return t.rich('refusedWith', {
    text: quoted(given.refused),
    samp: (text) => <samp lang="en">{text}</samp>,
  });
}

/** How many rows are laid out together. */
const together = 5;

/** The cases in parts that are laid out one by one. */
function partsOf(tests: readonly Deviation[]): (readonly Deviation[])[] {
  const count = Math.ceil(tests.length / together);
  return Array.from({ length: count }, (_, place) =>
    tests.slice(place * together, (place + 1) * together),
  );
}

/** Cases with what was given to the program, what was expected, and what came. */
export function Deviations({ tests }: { readonly tests: readonly Deviation[] }) {
  return partsOf(tests).map((part) => (
    <div key={part[0]?.id} className={styles.part}>
      <DeviationTable tests={part} />
    </div>
  ));
}

function DeviationTable({ tests }: { readonly tests: readonly Deviation[] }) {
  const t = useTranslations('labImplementations');
  const language = useLocale();
  const vectors = pageLink(language, 'vectors');
  return (
    <table className={styles.cases}>
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
