import { useLocale, useTranslations } from 'use-intl';
import { suiteKinds } from '@otp-lab/vectors';
import type { Messages } from '../../i18n/messageTypes.ts';
import { type AnyCase, expectedOf, inputText } from './caseText.ts';
import { CaseAnswer, CaseInput } from './CaseParts.tsx';
import { countOf, groupsOf } from './vectorsFile.ts';
import { separator } from '../shared/separator.ts';
import styles from './Vectors.module.css';

/** The name of a group that has a message. */
type GroupName = keyof Messages['vectorsContent']['groups'];

/** A case: what it tests, a program's input, and the expected result. */
function Case({ test }: { readonly test: AnyCase }) {
  const t = useTranslations('vectorsContent');
  const locale = useLocale();
  const { id, result, comment, flags } = test;
  const expected = expectedOf(test);
  return (
    <tr id={id} data-result={result}>
      <th scope="row" lang="en">
        <code>{id}</code>
        <span>{comment}</span>
        {flags.length > 0 && <small>{flags.join(separator)}</small>}
      </th>
      <td lang="en">
        <CaseInput input={inputText(test)} />
      </td>
      <td lang="en" data-label={t('expected')}>
        {expected && <CaseAnswer answer={expected} />}
        {result !== 'valid' && <small lang={locale}>{t(`results.${result}`)}</small>}
      </td>
    </tr>
  );
}

/** All cases by kind and group. All are closed at first, because with all open a phone's page is 197,000 px high. */
export function Cases() {
  const t = useTranslations('vectorsContent');
  return (
    <section aria-labelledby="cases" className={styles.section}>
      <h2 id="cases">{t('covers')}</h2>
      {suiteKinds.map((kind) => (
        <details key={kind} className={styles.more} data-print>
          <summary>
            <h3 id={`${kind}-title`}>
              {t('kindTitle', { name: t(`kinds.${kind}.name`), count: countOf(kind) })}
            </h3>
          </summary>
          {/* Browsers open a disclosure if the address names an element inside it, but not for its own id. */}
          <p id={kind} className={styles.asked}>
            {t(`kinds.${kind}.asked`)}
          </p>
          {groupsOf(kind).map(({ name, tests }) => (
            <details key={name} className={styles.group} data-print="summary">
              <summary>
                <h4 id={`${name}-title`}>{t(`groups.${name as GroupName}`)}</h4>
                <span>{t('count', { count: tests.length })}</span>
              </summary>
              <table id={name} className={styles.cases} aria-labelledby={`${name}-title`}>
                <thead>
                  <tr>
                    <th scope="col">{t('case')}</th>
                    <th scope="col">{t('input')}</th>
                    <th scope="col">{t('expected')}</th>
                  </tr>
                </thead>
                <tbody>
                  {tests.map((test) => (
                    <Case key={test.id} test={test} />
                  ))}
                </tbody>
              </table>
            </details>
          ))}
        </details>
      ))}
    </section>
  );
}
