import { useTranslations } from '../../../i18n/useTranslations.tsx';
import { appNotes } from '../../../otp/appNotes.ts';
import { verdicts } from '../../../otp/run/answers.ts';
import { judgeAll } from '../../../otp/run/judge.ts';
import lab from '../Lab.module.css';
import { NoteList } from '../notes/NoteList.tsx';
import { AppFields } from './AppFields.tsx';
import { ReportActions } from './ReportActions.tsx';
import { ReportTable } from './ReportTable.tsx';
import styles from './Report.module.css';
import { answersOf, type Run } from './run.ts';
import { changeRun } from './runStore.ts';
import { useLostFocus } from './useLostFocus.ts';

interface ReportProps {
  readonly run: Run;
}

/** Notes on an app whose name holds the typed one, or the other way round. */
function notesOn(name: string) {
  const typed = name.trim().toLowerCase();
  if (typed.length < 3) return [];
  return appNotes.filter((note) => {
    const known = note.name.toLowerCase();
    return known.includes(typed) || typed.includes(known);
  });
}

/** The report card: what the app does right, refuses, or misleads about. */
export function Report({ run }: ReportProps) {
  const t = useTranslations('labRun');
  const heading = useLostFocus<HTMLHeadingElement>();
  const judgements = judgeAll(answersOf(run));
  const given = [...judgements.values()].map(({ verdict }) => verdict);
  return (
    <div className={styles.report} data-report>
      <h3 ref={heading} tabIndex={-1} className={lab.heading}>
        {t('report')}
      </h3>
      <div className={styles.app}>
        <AppFields
          app={run.app}
          onChange={(changed) =>
            changeRun((before) => before && { ...before, app: { ...before.app, ...changed } })
          }
        />
      </div>
      <p className={styles.printed}>
        {[run.app.name, run.app.version, run.date].filter(Boolean).join(' · ')}
      </p>
      <dl className={styles.tally}>
        {verdicts.map((verdict) => {
          const count = given.filter((one) => one === verdict).length;
          return (
            <div key={verdict} data-tally={count > 0 ? verdict : 'none'}>
              <dt>{t(`verdict.${verdict}`)}</dt>
              <dd>{count}</dd>
            </div>
          );
        })}
      </dl>
      <ReportTable judgements={judgements} />
      <p className={styles.legend}>
        {t('legend')} {t('noSecret')}
      </p>
      <ReportActions run={run} judgements={judgements} />
      <NoteList summary={t('others')} notes={notesOn(run.app.name)} />
    </div>
  );
}
