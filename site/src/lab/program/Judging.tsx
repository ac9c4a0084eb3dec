import { Suspense, useId } from 'react';
import { useTranslations } from 'use-intl';
import lab from '../Lab.module.css';
import type { ToolProps } from '../tools.ts';
import { useRemembered } from '../useRemembered.ts';
import { JudgingProgress } from './JudgingProgress.tsx';
import { Result } from './lazy.ts';
import { OutputField } from './OutputField.tsx';
import styles from './Program.module.css';
import { noSource, type Source } from './source.ts';
import type { Task } from './task.ts';
import { useJudgment } from './useJudgment.ts';

interface JudgingProps extends Pick<ToolProps, 'memory'> {
  readonly task: Task;
}

/** The names of the remembered outputs. Each task has its own. */
const memoryNames: Readonly<Record<Task, string>> = {
  codes: 'program',
  verification: 'program-verification',
};

/** A field for the program's output, and the verdict on it. */
export function Judging({ task, memory }: JudgingProps) {
  const t = useTranslations('labProgram');
  const id = useId();
  const [source, setSource] = useRemembered<Source>(memory, memoryNames[task], noSource);
  const { judgment, stop, restart } = useJudgment(task, source);
  return (
    <div className={`${styles.steps} ${styles.judging}`}>
      <section aria-labelledby={`${id}-output`}>
        <h2 id={`${id}-output`} className={lab.heading}>
          {t('output.heading')}
        </h2>
        <OutputField task={task} source={source} judgment={judgment} onChange={setSource} />
      </section>
      <section aria-labelledby={`${id}-result`}>
        <h2 id={`${id}-result`} className={lab.heading}>
          {t('result.heading')}
        </h2>
        <div role="status" aria-busy={judgment.state === 'working'}>
          {judgment.state === 'idle' && (
            <div className={`${lab.result} ${styles.waiting}`}>
              <p>{t('result.waiting')}</p>
            </div>
          )}
          {judgment.state === 'working' && judgment.progress && (
            <JudgingProgress progress={judgment.progress} onStop={stop} />
          )}
          {judgment.state === 'stopped' && (
            <p className={styles.stopped}>
              {t('working.stopped')}
              <button type="button" className="button" onClick={restart}>
                {t('working.again')}
              </button>
            </p>
          )}
          <Suspense>
            {judgment.state === 'done' && <Result task={task} result={judgment.result} />}
          </Suspense>
        </div>
      </section>
    </div>
  );
}
