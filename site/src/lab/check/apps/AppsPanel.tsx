import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { readCode } from '@otp-lab/otp/diagnosis';
import {
  type AppPrediction,
  appNotes,
  predictCodes,
  codeFor,
  hasDefaultSettings,
  noteVerdicts,
} from '@otp-lab/app-notes';
import { maxCounter } from '@otp-lab/otp';
import { Icon } from '../../../components/ui/Icon.tsx';
import { Link } from '../../../components/ui/Link.tsx';
import { GroupedCode } from '../../GroupedCode.tsx';
import { useClock } from '../../useClock.ts';
import { NoteSources } from '../../notes/NoteSources.tsx';
import { useNoteTexts } from '../../notes/useNoteTexts.ts';
import type { DisclosureProps } from '../disclosures/disclosures.ts';
import { listOf } from '../../../components/shared/intl.ts';
import { gapAfter } from '../../../components/shared/sentences.ts';
import { separator } from '../../../components/shared/separator.ts';
import styles from './AppsPanel.module.css';

/** The seconds between computations of the table. Most periods are multiples of 5 seconds. */
const refreshSeconds = 5;
/** The order of the rows: problems first, correct apps last. */
const order: readonly AppPrediction['outcome'][] = [
  'ignored',
  'wrong',
  'refused',
  'disputed',
  'partly',
  'unsupported',
  'right',
];

/** The apps whose code may be that of the previous step. */
const appsWithLateCodes = appNotes
  .filter(({ behavior }) => behavior === 'code-kept')
  .map(({ name }) => name);

/** Shows the codes that known apps display for these settings, now or when the typed code was shown. */
export function AppsPanel({ settings, observations, fixedSeconds }: DisclosureProps) {
  const t = useTranslations('labCheckApps');
  const noteTexts = useNoteTexts();
  const language = useLocale();
  const list = (values: readonly string[]) => listOf(language, values, 'conjunction');
  const typed = observations.at(-1);
  const clock = useClock(!typed && fixedSeconds === undefined && settings.type === 'totp') ?? 0;
  const step = settings.period % refreshSeconds === 0 ? refreshSeconds : 1;
  const seconds = typed?.seconds ?? fixedSeconds ?? Math.floor(clock / 1000 / step) * step;
  const press = typed?.press ?? 1;
  const isPossible = settings.counter <= maxCounter;
  const { right, apps } = useMemo(() => {
    const at = { seconds, press };
    return {
      right: isPossible ? codeFor(settings, at) : undefined,
      apps: predictCodes(settings, at),
    };
  }, [settings, seconds, press, isPossible]);
  if (right === undefined) return <p>{t('noCode')}</p>;

  const read = readCode(typed?.code ?? '');
  const typedCode = read.ok ? read.code.text : undefined;
  const nameOf = ({ row }: AppPrediction) => noteTexts.app(row);
  const known = order.flatMap((outcome) => apps.filter((app) => app.outcome === outcome));
  const unknown = apps.filter(({ outcome }) => outcome === 'unknown');
  const now = t(typed ? 'rightThen' : 'rightNow');
  return (
    <div className={styles.apps} data-testid="apps-show">
      <p>
        {now}
        {gapAfter(now)}
        <strong>
          <GroupedCode code={right} />
        </strong>
      </p>
      {hasDefaultSettings(settings) ? (
        <p>
          {t('usual')}
          {gapAfter(t('usual'))}
          {t('late', { apps: list(appsWithLateCodes) })}
        </p>
      ) : (
        <>
          <p>{t('intro')}</p>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('app')}</th>
                <th scope="col">{t('shows')}</th>
                <th scope="col">{t('source')}</th>
              </tr>
            </thead>
            <tbody>
              {known.map((app) => {
                const { row, outcome, codes, mayRefuse, notes } = app;
                return (
                  <tr
                    key={nameOf(app)}
                    data-testid="app-shows"
                    data-app={row.app}
                    data-verdict={noteVerdicts[outcome]}
                  >
                    <th scope="row">{nameOf(app)}</th>
                    <td>
                      {outcome === 'disputed' && <em>{t('disputed')}</em>}
                      {outcome === 'refused' && t('refuses')}
                      {(outcome === 'wrong' || outcome === 'partly' || outcome === 'unsupported') &&
                        t(outcome)}
                      {outcome === 'ignored' && codes.length === 0 && t('partly')}
                      {codes.map(({ code }, index) => (
                        <span key={code} className={styles.code}>
                          {index > 0 && <small>{t('or')} </small>}
                          <strong>
                            <GroupedCode code={code} />
                          </strong>{' '}
                          <small data-right={code === right}>
                            <Icon name={code === right ? 'check' : 'alert'} size={16} />
                            {t(code === right ? 'same' : 'other')}
                            {code === typedCode && separator + t('yours')}
                          </small>
                        </span>
                      ))}
                      {notes.map(
                        ({ behavior }) =>
                          (behavior === 'steam-by-issuer' || behavior === 'steam-reversed') && (
                            <small key={behavior}>{t(behavior)}</small>
                          ),
                      )}
                      {mayRefuse && (
                        <span className={styles.code}>
                          {t(codes.length > 0 ? 'orRefuses' : 'refuses')}
                        </span>
                      )}
                    </td>
                    <td>
                      <NoteSources
                        sources={[...new Set(notes.flatMap(({ sources }) => sources))]}
                      />
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
          {unknown.length > 0 && (
            <p className={styles.unknown}>
              {t('unknown', { count: unknown.length, apps: list(unknown.map(nameOf)) })}
            </p>
          )}
        </>
      )}
      <p>
        <Link to="otpqr" query={[['tool', 'notes']]}>
          {t('notes')}
        </Link>
      </p>
    </div>
  );
}
