import { MoreMessages } from '../../MoreMessages.tsx';
import { useTranslations } from 'use-intl';
import type { Cause, Diagnosis } from '@otp-lab/otp/diagnosis';
import { appsWithCause } from '@otp-lab/app-notes';
import type { OtpSettings } from '@otp-lab/otp';
import { separator } from '../../../components/shared/separator.ts';
import { NoteSources } from '../../notes/NoteSources.tsx';
import { useNoteTexts } from '../../notes/useNoteTexts.ts';
import styles from './KnownApps.module.css';

interface KnownAppsProps {
  readonly diagnosis: Diagnosis;
  readonly settings: OtpSettings;
}

function List({ diagnosis, settings }: KnownAppsProps) {
  const t = useTranslations('labCheckApps');
  const noteTexts = useNoteTexts();
  const causes: readonly Cause[] = [diagnosis, ...diagnosis.namedRivals];
  const known = causes.flatMap((cause) => appsWithCause(cause, settings));
  if (known.length === 0) return null;
  return (
    <div className={styles.known} data-testid="known-apps">
      <p>{t('known')}</p>
      <ul>
        {known.map(({ row, notes, isDisputed }) => (
          <li key={noteTexts.app(row)} data-app={row.app}>
            {noteTexts.app(row)}{' '}
            <small>
              {isDisputed && (
                <>
                  <em>{t('disputed')}</em>
                  {separator}
                </>
              )}
              <NoteSources sources={[...new Set(notes.flatMap(({ sources }) => sources))]} />
            </small>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Lists apps that are known to behave as the diagnosis says, with sources. */
export function KnownApps(props: KnownAppsProps) {
  return (
    <MoreMessages bundle="check-more">
      <List {...props} />
    </MoreMessages>
  );
}
