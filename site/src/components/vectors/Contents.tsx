import { useLocale, useTranslations } from 'use-intl';
import { pageLink } from '../../addresses.ts';
import type { Messages } from '../../i18n/messageTypes.ts';
import { suiteKinds } from '@otp-lab/vectors';
import { countOf, groupsOf } from './suite.ts';
import styles from './Vectors.module.css';

/** The names of groups that have a message. */
export type GroupName = keyof Messages['suiteRows']['groups'];

/** Links to the cases by kind and group, and what each kind asks of a program. */
export function Contents() {
  const t = useTranslations('suiteRows');
  const page = pageLink(useLocale(), 'vectors');
  return (
    <nav data-testid="contents" aria-labelledby="kinds" className={styles.contents}>
      <h2 id="kinds">{t('covers')}</h2>
      <ul>
        {suiteKinds.map((kind) => (
          <li key={kind}>
            <h3>
              <a href={`${page}#${kind}`}>{t(`kinds.${kind}.name`)}</a>{' '}
              <span>{t('count', { count: countOf(kind) })}</span>
            </h3>
            <p>{t(`kinds.${kind}.asked`)}</p>
            <ul>
              {groupsOf(kind).map(({ name, tests }) => (
                <li key={name}>
                  <a href={`${page}#${name}`}>{t(`groups.${name as GroupName}`)}</a>{' '}
                  <span>{tests.length}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
