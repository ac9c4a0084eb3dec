import { useTranslations } from 'use-intl';
import { Icon } from '../../components/ui/Icon.tsx';
import { planOf, type Run, stateOf } from './run.ts';
import { changeRun } from './runStore.ts';
import styles from './StepRow.module.css';

interface StepRowProps {
  readonly run: Run;
}

/** Every QR code of the test as a tile: where one is, what is answered, and a way back to each. */
export function StepRow({ run }: StepRowProps) {
  const t = useTranslations('labRun');
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {planOf(run).map((id, index) => {
        const [step, probe] = [run.steps.get(id), run.probes.get(id)];
        const state = step && probe ? stateOf(step, probe) : 'open';
        const place = String(index + 1);
        return (
          <li key={id}>
            <button
              type="button"
              data-state={state}
              aria-current={id === run.shown ? 'step' : undefined}
              aria-label={t('stepState', { place, state })}
              onClick={() => changeRun((before) => before && { ...before, shown: id })}
            >
              {state === 'answered' && <Icon name="check" size={16} />}
              {state === 'refused' && <Icon name="close" size={16} />}
              {state === 'unclear' && <Icon name="search" size={16} />}
              {state === 'open' && place}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
