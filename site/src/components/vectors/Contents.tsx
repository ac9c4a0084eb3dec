import { useLocale, useTranslations } from 'use-intl';
import { pageLink } from '../../addresses.ts';
import type { Messages } from '../../i18n/messageTypes.ts';
import { suiteKinds } from '@otp-lab/vectors';
import { countOf, groupsOf } from './vectorsFile.ts';
import styles from './Vectors.module.css';

/** The name of a group that has a message. */
export type GroupName = keyof Messages['vectorsContent']['groups'];

/** Links to the cases by kind and group, and what each kind requires of a program. */
export function Contents() {
  const t = useTranslations('vectorsContent');
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
