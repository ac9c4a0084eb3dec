import { useTranslations } from '../../../i18n/useTranslations.tsx';
import lab from '../Lab.module.css';
import { Report } from './Report.tsx';
import { RunStart } from './RunStart.tsx';
import { RunStep } from './RunStep.tsx';
import { useRun } from './runStore.ts';

/** The guided test of an app: start, one QR code after another, and the report card. */
export function Part() {
  const t = useTranslations('labRun');
  const run = useRun();
  return (
    <>
      <h2>{t('title')}</h2>
      {!run && <p className={lab.intro}>{t('intro')}</p>}
      {!run && <RunStart />}
      {run?.shown && <RunStep key={run.shown} run={run} shown={run.shown} />}
      {run && !run.shown && <Report run={run} />}
    </>
  );
}
