import { MoreMessages } from '../../MoreMessages.tsx';
import { useTranslations } from 'use-intl';
import type { Cause, Diagnosis } from '@otp-lab/otp/diagnosis';
import { appsKnownFor } from '@otp-lab/app-notes';
import type { OtpSettings } from '@otp-lab/otp';
import { NoteSources } from '../../notes/NoteSources.tsx';
import { useNoteWords } from '../../notes/useNoteWords.ts';
import styles from './KnownApps.module.css';

interface KnownAppsProps {
  readonly diagnosis: Diagnosis;
  readonly settings: OtpSettings;
}

function List({ diagnosis, settings }: KnownAppsProps) {
  const t = useTranslations('labShown');
  const words = useNoteWords();
  const causes: readonly Cause[] = [diagnosis, ...diagnosis.also];
  const known = causes.flatMap((cause) => appsKnownFor(cause, settings));
  if (known.length === 0) return null;
  return (
    <div className={styles.known} data-testid="known-apps">
      <p>{t('known')}</p>
      <ul>
        {known.map(({ row, notes }) => (
          <li key={words.app(row)} data-app={row.app}>
            {words.app(row)}{' '}
            <small>
              <NoteSources sources={[...new Set(notes.flatMap(({ sources }) => sources))]} />
            </small>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The apps that are known to have done what was found, and who saw it when. */
export function KnownApps(props: KnownAppsProps) {
  return (
    <MoreMessages bundle="check-more">
      <List {...props} />
    </MoreMessages>
  );
}
