import { useTranslations } from 'use-intl';
import { type AppNote, conflictsOf, noteSourceOf } from '@otp-lab/app-notes';
import { Link } from '../../components/ui/Link.tsx';
import { NoteSources } from './NoteSources.tsx';
import { useNoteWords } from './useNoteWords.ts';

interface AppNoteListProps {
  readonly notes: readonly AppNote[];
  readonly isOpen: boolean;
}

/** The first year of an observation and the last, and whether they are none, one or two. */
function yearsOf(notes: readonly AppNote[]) {
  const years = notes
    .flatMap(({ sources }) => sources.map((id) => noteSourceOf(id).year))
    .filter((year) => year !== undefined);
  const [from, to] = [Math.min(...years), Math.max(...years)];
  const kind = years.length === 0 ? 'none' : from === to ? 'one' : 'several';
  return { years: kind, from: String(from), to: String(to) };
}

/** The notes on an app one press away, each with who saw it and when. */
export function AppNoteList({ notes, isOpen }: AppNoteListProps) {
  const t = useTranslations('labMatrix');
  const shared = useTranslations('labNotes');
  const tool = useTranslations('labApps');
  const words = useNoteWords();
  return (
    <details open={isOpen}>
      <summary>{t('summary', { count: notes.length, ...yearsOf(notes) })}</summary>
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
