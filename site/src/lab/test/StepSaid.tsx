import { useTranslations } from 'use-intl';
import type { BuiltProbe } from '@otp-lab/otp/app-test';
import { Verdict } from '../check/Verdict.tsx';
import { sentences } from '../../components/shared/sentences.ts';
import { hasRightCode, type Step, wantedCode } from './run.ts';
import styles from './Run.module.css';

interface StepSaidProps {
  readonly step: Step;
  readonly probe: BuiltProbe;
  readonly hasFailed: boolean;
}

/** What the answer about a QR code says so far, and what is still to be typed. */
export function StepSaid({ step, probe, hasFailed }: StepSaidProps) {
  const t = useTranslations('labRun');
  const { refused, explained } = step;
  const isToRefuse = !hasRightCode(probe);
  const isUnexplained = explained?.causes.length === 0;
  const wanted = wantedCode(step, probe);
  return (
    <div role="status" className={styles.said}>
      {refused && <p>{t('refusedNoted')}</p>}
      {hasFailed && <p>{t('failed')}</p>}
      {explained && isToRefuse && <p>{t('anyway')}</p>}
      {explained && !isToRefuse && !isUnexplained && (
        <Verdict diagnosis={explained.diagnosis} settings={probe.settings} />
      )}
      {!isToRefuse && isUnexplained && (
        <p>
          {sentences([
            t('unexplained'),
            t(wanted ? `lookAgain.${probe.settings.type}` : 'unclearNoted'),
          ])}
        </p>
      )}
    </div>
  );
}
