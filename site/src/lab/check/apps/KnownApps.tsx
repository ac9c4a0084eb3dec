import { MoreMessages } from '../../MoreMessages.tsx';
import { useLocale, useTranslations } from 'use-intl';
import type { Cause, CausePart, Diagnosis } from '@otp-lab/otp/diagnosis';
import {
  appsWithCause,
  appSupport,
  type NoteSourceId,
  noteSourceOf,
  valueSettings,
} from '@otp-lab/app-notes';
import type { OtpSettings } from '@otp-lab/otp';
import * as site from '../../../../site.config.ts';
import { supportsCodes } from '../../../catalog/specifications.ts';
import { listOf } from '../../../components/shared/intl.ts';
import { Link } from '../../../components/ui/Link.tsx';
import { separator } from '../../../components/shared/separator.ts';
import { readFilters, writeFilters } from '../../notes/filters.ts';
import { NoteSources } from '../../notes/NoteSources.tsx';
import { useNoteTexts } from '../../notes/useNoteTexts.ts';
import styles from './KnownApps.module.css';

interface KnownAppsProps {
  readonly diagnosis: Diagnosis;
  readonly settings: OtpSettings;
}

/** Causes in a setting that some apps don't support. */
const settingFamilies = new Set<CausePart['family']>(['type', 'algorithm', 'digits', 'period']);

/** How many sources an app has at most in the list. The notes on the app contain the others. */
const shownSources = 2;

/** Returns sources without repetition, the newest first. */
function newestFirst(sources: readonly NoteSourceId[]): NoteSourceId[] {
  const dateOf = (id: NoteSourceId) => {
    const { day, year } = noteSourceOf(id);
    return day ?? String(year ?? '');
  };
  return [...new Set(sources)].toSorted((a, b) => dateOf(b).localeCompare(dateOf(a)));
}

/** Names the apps that support the account's settings according to the notes, if the visitor's app doesn't. */
function SupportingApps({ diagnosis, settings }: KnownAppsProps) {
  const t = useTranslations('labCheckApps');
  const locale = useLocale();
  const noteTexts = useNoteTexts();
  if (!diagnosis.parts.some(({ family }) => settingFamilies.has(family))) return null;
  const rows = appSupport(settings)
    .filter(({ outcome }) => outcome === 'right')
    .map(({ row }) => row);
  if (rows.length === 0) return null;
  // Ignores the default settings, which every app supports.
  const asked = readFilters(new Map(valueSettings.map((name) => [name, String(settings[name])])));
  const apps = listOf(locale, rows.map(noteTexts.app), 'conjunction');
  return (
    <div className={styles.known} data-testid="supporting-apps">
      <p>{t('supporting')}</p>
      {apps}
      {supportsCodes(settings) && (
        <p>
          {t.rich('ownApp', {
            product: site.productName,
            app: (chunks) => <Link to="app">{chunks}</Link>,
          })}
        </p>
      )}
      <small>
        <Link to="otpqr" query={writeFilters(asked)}>
          {t('supportingNotes')}
        </Link>
      </small>
    </div>
  );
}

/** Lists the apps that behave as the diagnosis says, with their newest sources. */
function AppsWithCause({ diagnosis, settings }: KnownAppsProps) {
  const t = useTranslations('labCheckApps');
  const noteTexts = useNoteTexts();
  const causes: readonly Cause[] = [diagnosis, ...diagnosis.namedRivals];
  const known = causes.flatMap((cause) => appsWithCause(cause, settings));
  if (known.length === 0) return null;
  return (
    <div className={styles.known} data-testid="known-apps">
      <p>{t('known')}</p>
      <ul>
        {known.map(({ row, notes, isDisputed }) => {
          const sources = newestFirst(notes.flatMap((note) => note.sources));
          const more = sources.length - shownSources;
          return (
            <li key={noteTexts.app(row)} data-app={row.app}>
              {noteTexts.app(row)}{' '}
              <small>
                {isDisputed && (
                  <>
                    <em>{t('disputed')}</em>
                    {separator}
                  </>
                )}
                <NoteSources sources={sources.slice(0, shownSources)} />
                {more > 0 && (
                  <>
                    {separator}
                    <Link to="otpqr" query={writeFilters({ needs: {}, app: row.app })}>
                      {t('moreSources', { count: more })}
                    </Link>
                  </>
                )}
              </small>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Lists apps that support the account's settings, and those that are known to behave as the diagnosis says. */
export function KnownApps(props: KnownAppsProps) {
  return (
    <MoreMessages bundle="check-more">
      <SupportingApps {...props} />
      <AppsWithCause {...props} />
    </MoreMessages>
  );
}
