import { useLocale, useTranslations } from 'use-intl';
import { appNotes } from '@otp-lab/app-notes';
import { judgeAll, verdicts } from '@otp-lab/otp/app-test';
import { formatOf } from '../../components/shared/intl.ts';
import lab from '../Lab.module.css';
import { NoteList } from '../notes/NoteList.tsx';
import { sentences } from '../../components/shared/sentences.ts';
import { AppFields } from './AppFields.tsx';
import { ReportActions } from './ReportActions.tsx';
import { ReportTable } from './ReportTable.tsx';
import styles from './Report.module.css';
import { answersOf, type TestRun } from './testRun.ts';
import { changeTestRun } from './testRunStore.ts';
import { useLostFocus } from './useLostFocus.ts';

interface ReportProps {
  readonly run: TestRun;
}

/** Returns the notes on apps whose name contains the typed name, or the other way around. */
function notesOn(name: string) {
  const typed = name.trim().toLowerCase();
  if (typed.length < 3) return [];
  return appNotes.filter((note) => {
    const known = note.name.toLowerCase();
    return known.includes(typed) || typed.includes(known);
  });
}

/** The report card: what the app does correctly, what it refuses, and where it misleads. */
export function Report({ run }: ReportProps) {
  const t = useTranslations('labTest');
  const language = useLocale();
  const date = formatOf(Intl.DateTimeFormat, language, { dateStyle: 'long', timeZone: 'UTC' });
  const heading = useLostFocus<HTMLHeadingElement>();
  const judgments = judgeAll(answersOf(run));
  const allVerdicts = [...judgments.values()].map(({ verdict }) => verdict);
  return (
    <div className={styles.report} data-report>
      <h3 ref={heading} tabIndex={-1} className={lab.heading}>
        {t('report')}
      </h3>
      <div className={styles.app}>
        <AppFields
          app={run.app}
          onChange={(changed) =>
            changeTestRun((before) => before && { ...before, app: { ...before.app, ...changed } })
          }
        />
      </div>
      <p className={styles.printed}>
        {[run.app.name, run.app.version, date.format(new Date(run.date))]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <dl className={styles.tally}>
        {verdicts.map((verdict) => {
          const count = allVerdicts.filter((one) => one === verdict).length;
          return (
            <div key={verdict} data-tally={count > 0 ? verdict : 'none'}>
              <dt>{t(`verdict.${verdict}`)}</dt>
              <dd>{count}</dd>
            </div>
          );
        })}
      </dl>
      <ReportTable judgments={judgments} />
      <p className={styles.legend}>{sentences([t('legend'), t('noSecret')])}</p>
      <ReportActions run={run} judgments={judgments} />
      <NoteList summary={t('others')} notes={notesOn(run.app.name)} />
    </div>
  );
}
