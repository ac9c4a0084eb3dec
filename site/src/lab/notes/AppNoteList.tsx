import { useTranslations } from 'use-intl';
import {
  type AppNote,
  areOld,
  conflictsOf,
  type Evidence,
  newestSourceDay,
  noteSettings,
  noteSourceOf,
} from '@otp-lab/app-notes';
import { separator } from '../../components/shared/separator.ts';
import { Link } from '../../components/ui/Link.tsx';
import { groupsBy } from './groupsBy.ts';
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

/** Orders notes like the columns of the table, by their first setting. */
function bySetting(a: AppNote, b: AppNote): number {
  const placeOf = ({ settings: [first] }: AppNote) => (first ? noteSettings.indexOf(first) : -1);
  return placeOf(a) - placeOf(b);
}

/** A disclosure with the notes on an app by their sources, the newest first. */
export function AppNoteList({ notes, evidence, isOpen }: AppNoteListProps) {
  const t = useTranslations('labNotesTable');
  const shared = useTranslations('labNoteSentences');
  const tool = useTranslations('labNotes');
  const texts = useNoteTexts();
  const evidenceText = useEvidenceText();
  const sourceGroups = groupsBy(
    notes.toSorted((a, b) => newestYear(b) - newestYear(a)),
    ({ sources }) => sources.join(' '),
  );
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
      {sourceGroups.map(([ids, ofSources]) => (
        <section key={ids}>
          <ul>
            {groupsBy(ofSources.toSorted(bySetting), ({ settings }) => settings.join(' ')).map(
              ([about, ofSettings]) => (
                <li key={about} data-about={about}>
                  <small>
                    {ofSettings[0]?.settings
                      .map((setting) => tool(`setting.${setting}`))
                      .join(separator)}
                  </small>
                  {ofSettings.map((note) => (
                    <p key={texts.does(note)}>
                      {texts.does(note)}
                      {/* A note on both systems may contradict one on the other system only. */}
                      {conflictsOf(note).some((other) => notes.includes(other)) && (
                        <em>{shared('disagree')}</em>
                      )}
                    </p>
                  ))}
                </li>
              ),
            )}
          </ul>
          <p>
            <NoteSources sources={ofSources[0]?.sources ?? []} />
            {areOld(ofSources, newestSourceDay) && separator + shared('old')}
          </p>
        </section>
      ))}
      <p>
        {t('yours')}{' '}
        <Link to="otpqr" query={[['tool', 'test']]}>
          {tool('test')}
        </Link>
      </p>
    </details>
  );
}
