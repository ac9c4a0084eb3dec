import { useLocale, useTranslations } from 'use-intl';
import { appNotes } from '@otp-lab/app-notes';
import { judgeAll, makeReport, supportOf } from '@otp-lab/otp/app-test';
import { formatOf } from '../../components/shared/intl.ts';
import lab from '../Lab.module.css';
import { NoteList } from '../notes/NoteList.tsx';
import { sentences } from '../../components/shared/sentences.ts';
import { AppFields } from './AppFields.tsx';
import { outcomeOf, tallies, type TallyName } from './outcomes.ts';
import { ReportActions } from './ReportActions.tsx';
import { ReportTable } from './ReportTable.tsx';
import styles from './Report.module.css';
import { answersOf, hasAnswers, type TestRun } from './testRun.ts';
import { changeTestRun } from './testRunStore.ts';
import { useLostFocus } from '../../hooks/useLostFocus.ts';
import { useSummary } from './useSummary.ts';

interface ReportProps {
  readonly run: TestRun;
}

/** Returns the notes on apps whose name contains the typed name or is part of it. */
function notesOn(name: string) {
  const typed = name.trim().toLowerCase();
  if (typed.length < 3) return [];
  return appNotes.filter((note) => {
    const known = note.name.toLowerCase();
    return known.includes(typed) || typed.includes(known);
  });
}

/** The report card: which settings the app supports, what it did with each, and how to keep the report. */
export function Report({ run }: ReportProps) {
  const t = useTranslations('labTest');
  const language = useLocale();
  const date = formatOf(Intl.DateTimeFormat, language, { dateStyle: 'long', timeZone: 'UTC' });
  const heading = useLostFocus<HTMLHeadingElement>();
  const judgments = judgeAll(answersOf(run));
  const report = makeReport(run.app, run.date, judgments);
  const summary = useSummary()(report.rows, supportOf(judgments), hasAnswers(run));
  const outcomes = report.rows.map(outcomeOf);
  return (
    <div className={styles.report} data-report>
      <h2 ref={heading} tabIndex={-1} className={lab.heading}>
        {t('report')}
      </h2>
      <p className={styles.summary} data-testid="report-summary">
        <strong>{summary[0]}</strong> {summary[1]}
      </p>
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
        {(Object.keys(tallies) as TallyName[]).map((name) => {
          const counted: readonly string[] = tallies[name];
          const count = outcomes.filter((outcome) => counted.includes(outcome)).length;
          return (
            count > 0 && (
              <div key={name} data-tally={name}>
                <dt>{t(name === 'wrong' ? 'wrong' : `outcome.${name}`)}</dt>
                <dd>{count}</dd>
              </div>
            )
          );
        })}
      </dl>
      <ReportTable report={report} judgments={judgments} />
      <p className={styles.legend}>
        {sentences([...(outcomes.includes('unclear') ? [t('legend')] : []), t('noSecret')])}
      </p>
      <ReportActions report={report} judgments={judgments} summary={summary} />
      <NoteList summary={t('others')} notes={notesOn(run.app.name)} />
    </div>
  );
}
