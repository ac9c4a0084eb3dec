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
  const probe = run?.shown === undefined ? undefined : run.probes.get(run.shown);
  return (
    <>
      <h2>{t('title')}</h2>
      {!run && <p className={lab.intro}>{t('intro')}</p>}
      {!run && <RunStart />}
      {run && probe && <RunStep key={probe.uri} run={run} probe={probe} />}
      {run && !probe && <Report run={run} />}
    </>
  );
}
