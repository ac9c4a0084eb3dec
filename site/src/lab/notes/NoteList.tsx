import { useTranslations } from 'use-intl';
import { type AppNote, areOld, conflictsOf, newestSourceDay } from '@otp-lab/app-notes';
import { separator } from '../../components/shared/separator.ts';
import styles from './NoteList.module.css';
import { groupsBy } from './groupsBy.ts';
import { NoteSources } from './NoteSources.tsx';
import { useNoteTexts } from './useNoteTexts.ts';
import { withConflicts } from './withConflicts.ts';

interface NoteListProps {
  readonly summary: string;
  readonly notes: readonly AppNote[];
}

/** A disclosure with notes, grouped by app, and the notes that contradict them. */
export function NoteList({ summary, notes }: NoteListProps) {
  const t = useTranslations('labNoteSentences');
  const texts = useNoteTexts();
  if (notes.length === 0) return null;
  return (
    <details className={styles.notes}>
      <summary>{summary}</summary>
      <ul>
        {groupsBy(withConflicts(notes), texts.app).map(([app, group]) => (
          <li key={app}>
            <strong>{app}</strong>
            {group.some((note) => conflictsOf(note).some((other) => group.includes(other))) && (
              <em>{t('disagree')}</em>
            )}
            {group.map((note) => (
              <p key={`${texts.does(note)} ${note.sources.join()}`}>
                {texts.does(note)}{' '}
                <small>
                  <NoteSources sources={note.sources} />
                  {areOld([note], newestSourceDay) && separator + t('old')}
                </small>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
