import { useTranslations } from '../../../i18n/useTranslations.tsx';
import type { BuiltProbe } from '../../../otp/run/probes.ts';
import lab from '../Lab.module.css';
import { fillWithRandom } from '../settings/fillWithRandom.ts';
import { ProbeCard } from './ProbeCard.tsx';
import styles from './Run.module.css';
import { planOf, repeatStep, type Run } from './run.ts';
import { changeRun } from './runStore.ts';
import { StepAnswer } from './StepAnswer.tsx';
import { StepRow } from './StepRow.tsx';
import { useLostFocus } from './useLostFocus.ts';

interface RunStepProps {
  readonly run: Run;
  readonly probe: BuiltProbe;
}

/** One QR code of the test: what to scan, what the app does with it, and the way on. */
export function RunStep({ run, probe }: RunStepProps) {
  const t = useTranslations('labRun');
  const heading = useLostFocus<HTMLHeadingElement>();
  const plan = planOf(run);
  const place = plan.findIndex((id) => id === run.shown) + 1;
  const step = run.shown === undefined ? undefined : run.steps.get(run.shown);
  return (
    <>
      <StepRow run={run} />
      <div className={lab.columns}>
        <section aria-labelledby="run-step">
          <h3 ref={heading} id="run-step" className={lab.heading} tabIndex={-1}>
            {t('step', { place: String(place), count: String(plan.length) })}
          </h3>
          <ProbeCard probe={probe} />
        </section>
        <section aria-labelledby="run-answer">
          <h3 id="run-answer" className={lab.heading}>
            {t('answer')}
          </h3>
          <StepAnswer step={step} probe={probe} />
          <div className={styles.actions}>
            {step && (
              <button
                type="button"
                className="button"
                onClick={() => changeRun((before) => before && repeatStep(before, fillWithRandom))}
              >
                {t('again')}
              </button>
            )}
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
