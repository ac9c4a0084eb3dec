import { useTranslations } from 'use-intl';
import { firstProbes, type ProbeId } from '@otp-lab/otp/app-test';
import lab from '../Lab.module.css';
import { ProbeCard } from './ProbeCard.tsx';
import styles from './Test.module.css';
import { extraCountOf, planOf, repeatProbe, showReport, type TestRun } from './testRun.ts';
import { changeTestRun } from './testRunStore.ts';
import { StepAnswer } from './StepAnswer.tsx';
import { StepButtons } from './StepButtons.tsx';
import { useLostFocus } from '../../hooks/useLostFocus.ts';
import { useSecret } from './useSecret.ts';

interface TestStepProps {
  readonly run: TestRun;
  readonly currentProbe: ProbeId;
}

/** One step of the test: a QR code to scan, and questions about what the app does with it. */
export function TestStep({ run, currentProbe }: TestStepProps) {
  const t = useTranslations('labTest');
  const heading = useLostFocus<HTMLHeadingElement>();
  const plan = planOf(run);
  const place = plan.indexOf(currentProbe) + 1;
  const probe = run.probes.get(currentProbe);
  useSecret(currentProbe, probe === undefined);
  return (
    <div className={styles.run}>
      <div className={styles.progress}>
        <StepButtons run={run} />
        <p role="status" className={styles.count}>
          {t('count', { first: String(firstProbes.length), extra: extraCountOf(run) })}
        </p>
      </div>
      <div className={lab.columns}>
        <section aria-labelledby="run-step">
          <h2 ref={heading} id="run-step" className={lab.heading} tabIndex={-1}>
            {t('step', { place: String(place), count: String(plan.length) })}
          </h2>
          <ProbeCard key={probe?.uri} probe={probe} />
        </section>
        <section aria-labelledby="run-answer">
          <h2 id="run-answer" className={lab.heading}>
            {t('answer')}
          </h2>
          {probe && (
            <StepAnswer
              key={probe.uri}
              run={run}
              answers={run.answersByProbe.get(currentProbe)}
              probe={probe}
            />
          )}
          <div className={`${styles.actions} ${styles.more}`}>
            <button
              type="button"
              className={lab.textButton}
              onClick={() => changeTestRun((before) => before && repeatProbe(before))}
            >
              {t('again')}
            </button>
            <button
              type="button"
              className={lab.textButton}
              onClick={() => changeTestRun((before) => before && showReport(before))}
            >
              {t('soFar')}
            </button>
          </div>
        </section>
      </div>
    </div>
  );
}
