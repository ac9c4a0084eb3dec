import { useTranslations } from 'use-intl';
import type { ProbeId } from '@otp-lab/otp/app-test';
import lab from '../Lab.module.css';
import { ProbeCard } from './ProbeCard.tsx';
import styles from './Run.module.css';
import { planOf, repeatStep, type Run } from './run.ts';
import { changeRun } from './runStore.ts';
import { StepAnswer } from './StepAnswer.tsx';
import { StepRow } from './StepRow.tsx';
import { useLostFocus } from './useLostFocus.ts';
import { useSecret } from './useSecret.ts';

interface RunStepProps {
  readonly run: Run;
  readonly shown: ProbeId;
}

/** One QR code of the test: what to scan, what the app does with it, and the way on. */
export function RunStep({ run, shown }: RunStepProps) {
  const t = useTranslations('labRun');
  const heading = useLostFocus<HTMLHeadingElement>();
  const plan = planOf(run);
  const place = plan.indexOf(shown) + 1;
  const probe = run.probes.get(shown);
  useSecret(shown, probe === undefined);
  return (
    <>
      <StepRow run={run} />
      <div className={lab.columns}>
        <section aria-labelledby="run-step">
          <h3 ref={heading} id="run-step" className={lab.heading} tabIndex={-1}>
            {t('step', { place: String(place), count: String(plan.length) })}
          </h3>
          <ProbeCard key={probe?.uri} probe={probe} />
        </section>
        <section aria-labelledby="run-answer">
          <h3 id="run-answer" className={lab.heading}>
            {t('answer')}
          </h3>
          {probe && (
            <StepAnswer key={probe.uri} run={run} step={run.steps.get(shown)} probe={probe} />
          )}
          <div className={styles.actions}>
            <button
              type="button"
              className="button"
              onClick={() => changeRun((before) => before && repeatStep(before))}
            >
              {t('again')}
            </button>
            <button
              type="button"
              className="button"
              onClick={() => changeRun((before) => before && { ...before, shown: undefined })}
            >
              {t('soFar')}
            </button>
          </div>
        </section>
      </div>
    </>
  );
}
