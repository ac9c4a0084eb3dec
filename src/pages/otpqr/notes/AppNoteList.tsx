import { useTranslations } from '../../../i18n/useTranslations.tsx';
import { type AppNote, conflictsOf, noteSourceOf } from '../../../otp/appNotes.ts';
import { Link } from '../../../ui/Link.tsx';
import { NoteSources } from './NoteSources.tsx';
import { useNoteWords } from './useNoteWords.ts';

interface AppNoteListProps {
  readonly notes: readonly AppNote[];
  readonly isOpen: boolean;
}

/** From the first year of an observation to the last; 'none' where no source has one. */
function yearsOf(notes: readonly AppNote[]): string {
  const years = notes
    .flatMap(({ sources }) => sources.map((id) => noteSourceOf(id).year))
    .filter((year) => year !== undefined);
  if (years.length === 0) return 'none';
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return first === last ? String(first) : `${first}–${last}`;
}

/** The notes on an app one press away, each with who saw it and when. */
export function AppNoteList({ notes, isOpen }: AppNoteListProps) {
  const t = useTranslations('labMatrix');
  const shared = useTranslations('labNotes');
  const tool = useTranslations('labApps');
  const words = useNoteWords();
  return (
    <details open={isOpen}>
      <summary>{t('summary', { count: notes.length, from: yearsOf(notes) })}</summary>
      <ul>
        {notes.map((note) => (
          <li
            key={`${words.does(note)} ${note.sources.join()}`}
            data-about={note.settings.join(' ')}
          >
            <small>{note.settings.map((setting) => tool(`setting.${setting}`)).join(' · ')}</small>
            <p>
              {words.does(note)}
              {conflictsOf(note).length > 0 && <em>{shared('disagree')}</em>}
            </p>
            <small>
              <NoteSources sources={note.sources} />
            </small>
          </li>
        ))}
      </ul>
      <p>
        {t('yours')}{' '}
        <Link to="otpqr" query={[['tool', 'test']]}>
          {tool('test')}
        </Link>
      </p>
    </details>
  );
}
