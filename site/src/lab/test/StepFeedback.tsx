import { useTranslations } from 'use-intl';
import type { BuiltProbe } from '@otp-lab/otp/app-test';
import { Icon } from '../../components/ui/Icon.tsx';
import { Verdict } from '../check/Verdict.tsx';
import { sentences } from '../../components/shared/sentences.ts';
import { shouldShowCode, type ProbeAnswers, requestedCode } from './testRun.ts';
import styles from './Test.module.css';

interface StepFeedbackProps {
  readonly answers: ProbeAnswers;
  readonly probe: BuiltProbe;
  readonly hasFailed: boolean;
}

/** Shows what the answers about a QR code reveal so far, and whether another code is needed. */
export function StepFeedback({ answers, probe, hasFailed }: StepFeedbackProps) {
  const t = useTranslations('labTest');
  const { isRefused, explained } = answers;
  const mustRefuse = !shouldShowCode(probe);
  const isUnexplained = explained?.causes.length === 0;
  const requested = requestedCode(answers, probe);
  return (
    <div role="status" className={styles.feedback}>
      {isRefused && <p>{t('refusedNoted')}</p>}
      {hasFailed && <p>{t('failed')}</p>}
      {explained && mustRefuse && <p>{t('anyway')}</p>}
      {explained && !mustRefuse && !isUnexplained && (
        <Verdict diagnosis={explained.diagnosis} settings={probe.settings} />
      )}
      {!mustRefuse && isUnexplained && (
        <p>
          <Icon name="search" size={24} />
          <span>
            {sentences([
              t('unexplained'),
              t(requested ? `lookAgain.${probe.settings.type}` : 'unclearNoted'),
            ])}
          </span>
        </p>
      )}
    </div>
  );
}
