import { useTranslations } from 'use-intl';
import {
  type AppNote,
  areOld,
  conflictsOf,
  type Evidence,
  newestSourceDay,
  noteSourceOf,
} from '@otp-lab/app-notes';
import { separator } from '../../components/shared/separator.ts';
import { Link } from '../../components/ui/Link.tsx';
import { NoteSources } from './NoteSources.tsx';
import { useEvidenceText } from './useEvidenceText.ts';
import { useNoteTexts } from './useNoteTexts.ts';

interface AppNoteListProps {
  readonly notes: readonly AppNote[];
  /** How most outcomes of the app are known. */
  readonly evidence: Evidence | undefined;
  readonly isOpen: boolean;
}

/** Returns the first and last year of the notes' sources, and whether there is no year, one, or several. */
function yearsOf(notes: readonly AppNote[]) {
  const years = notes
    .flatMap(({ sources }) => sources.map((id) => noteSourceOf(id).year))
    .filter((year) => year !== undefined);
  const [from, to] = [Math.min(...years), Math.max(...years)];
  const kind = years.length === 0 ? 'none' : from === to ? 'one' : 'several';
  return { years: kind, from: String(from), to: String(to) };
}

/** Returns the year of a note's newest source. Sources without a year come last. */
function newestYear({ sources }: AppNote): number {
  return Math.max(...sources.map((id) => noteSourceOf(id).year ?? 0));
}

/** A disclosure with the notes on an app and their sources, the newest first. */
export function AppNoteList({ notes, evidence, isOpen }: AppNoteListProps) {
  const t = useTranslations('labNotesTable');
  const shared = useTranslations('labNoteSentences');
  const tool = useTranslations('labNotes');
  const texts = useNoteTexts();
  const evidenceText = useEvidenceText();
  return (
    <details open={isOpen}>
      <summary>
        <span>{t('summary', { count: notes.length, ...yearsOf(notes) })}</span>
        {evidence && (
          <>
            {' '}
            <small>{evidenceText.text(evidence)}</small>
          </>
        )}
      </summary>
      <ul>
        {notes
          .toSorted((a, b) => newestYear(b) - newestYear(a))
          .map((note) => (
            <li
              key={`${texts.does(note)} ${note.sources.join()}`}
              data-about={note.settings.join(' ')}
            >
              <small>
                {note.settings.map((setting) => tool(`setting.${setting}`)).join(separator)}
              </small>
              <p>
                {texts.does(note)}
                {/* A note on both systems may contradict one on the other system only. */}
                {conflictsOf(note).some((other) => notes.includes(other)) && (
                  <em>{shared('disagree')}</em>
                )}
              </p>
              <small>
                <NoteSources sources={note.sources} />
                {areOld([note], newestSourceDay) && separator + shared('old')}
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
