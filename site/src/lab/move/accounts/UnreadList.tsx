import { useTranslations } from 'use-intl';
import type { UnreadEntry } from '../moveQuestions.ts';
import styles from './AccountsStep.module.css';

/** The greatest number of listed entries. */
const maxEntries = 50;

/** Lists the entries of the files that couldn't be read as accounts, and why. */
export function UnreadList({ entries }: { readonly entries: readonly UnreadEntry[] }) {
  const t = useTranslations('labMoveAccounts');
  if (entries.length === 0) return null;
  return (
    <div className={styles.remark} role="status" data-testid="move-unread">
      <p>{t('unread', { count: entries.length })}</p>
      <ul>
        {entries.slice(0, maxEntries).map(({ name, reason }, index) => (
          <li key={index}>
            {t('unreadEntry', { name, isNamed: name === '' ? 'no' : 'yes', reason })}
          </li>
        ))}
      </ul>
    </div>
  );
}
