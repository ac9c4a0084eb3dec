import { useTranslations } from 'use-intl';
import { Icon } from '../../components/ui/Icon.tsx';
import { planOf, type TestRun, answerState } from './testRun.ts';
import { changeTestRun } from './testRunStore.ts';
import styles from './StepButtons.module.css';

const icons = { right: 'check', wrong: 'alert', refused: 'close', unclear: 'search' } as const;

interface StepButtonsProps {
  readonly run: TestRun;
}

/** A button for each QR code of the test. It shows how the app did, and goes to that QR code. */
export function StepButtons({ run }: StepButtonsProps) {
  const t = useTranslations('labTest');
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {planOf(run).map((id, index) => {
        const [answers, probe] = [run.answersByProbe.get(id), run.probes.get(id)];
        const state = answers && probe ? answerState(answers, probe) : 'open';
        const place = String(index + 1);
        return (
          <li key={id}>
            <button
              type="button"
              data-state={state}
              aria-current={id === run.currentProbe ? 'step' : undefined}
              aria-label={t('stepState', { place, state })}
              onClick={() => changeTestRun((before) => before && { ...before, currentProbe: id })}
            >
              {place}
              {state !== 'open' && <Icon name={icons[state]} size={14} />}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
