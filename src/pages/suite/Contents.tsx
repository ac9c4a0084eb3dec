import { useTranslations } from '../../i18n/useTranslations.tsx';
import { useNavigation } from '../../ui/navigation.ts';
import { suiteKinds } from '@otp-lab/vectors';
import type { Messages } from '../../i18n/messages.ts';
import { countOf, groupsOf } from './suiteFile.ts';
import styles from './Suite.module.css';

/** The name of a group as the catalog has it. */
export type GroupName = keyof Messages['suiteRows']['groups'];

/** The kinds with what a program is asked, and their groups: each leads to its cases. */
export function Contents() {
  const t = useTranslations('suiteRows');
  const page = useNavigation().documentOf('vectors');
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
