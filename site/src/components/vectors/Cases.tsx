import { useLocale, useTranslations } from 'use-intl';
import { suiteKinds } from '@otp-lab/vectors';
import { type AnyCase, expectedOf, inputText } from './caseText.ts';
import { CaseAnswer, CaseInput } from './CaseParts.tsx';
import type { GroupName } from './Contents.tsx';
import { countOf, groupsOf } from './vectorsFile.ts';
import styles from './Vectors.module.css';

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
        {flags.length > 0 && <small>{flags.join(' · ')}</small>}
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

/** All cases by kind and group. Groups are closed at first, because with all open a phone's page is 197,000 px high. */
export function Cases() {
  const t = useTranslations('vectorsContent');
  return suiteKinds.map((kind) => (
    <section key={kind} aria-labelledby={kind} className={styles.section}>
      <h2 id={kind}>{t('kindTitle', { name: t(`kinds.${kind}.name`), count: countOf(kind) })}</h2>
      <p>{t(`kinds.${kind}.asked`)}</p>
      {groupsOf(kind).map(({ name, tests }) => (
        <details key={name} className={styles.group}>
          <summary>
            <h3 id={`${name}-title`}>{t(`groups.${name as GroupName}`)}</h3>
            <span>{t('count', { count: tests.length })}</span>
          </summary>
          {/* Browsers open a disclosure if the address names an element inside it, but not for its own id. */}
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
    </section>
  ));
}
