import { useTranslations } from '../../i18n/useTranslations.tsx';
import { suiteKinds } from '@otp-lab/vectors';
import { useNavigation } from '../../ui/navigation.ts';
import { type AnyCase, expectedOf, inputText } from './caseText.ts';
import { CaseAnswer, CaseInput } from './CaseParts.tsx';
import type { GroupName } from './Contents.tsx';
import { countOf, groupsOf } from './suiteFile.ts';
import styles from './Suite.module.css';

/** A case: what it is about, what a program is given, and what must come out. */
function Case({ test }: { readonly test: AnyCase }) {
  const t = useTranslations('suiteRows');
  const { language } = useNavigation();
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
        {result !== 'valid' && <small lang={language}>{t(`results.${result}`)}</small>}
      </td>
    </tr>
  );
}

/** All cases, by kind and group. The groups fold: open, they would be hundreds of windows of a phone. */
export function Cases() {
  const t = useTranslations('suiteRows');
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
          {/* Browsers open a fold around what an address names. */}
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
