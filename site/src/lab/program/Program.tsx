import { Suspense, useId } from 'react';
import { useTranslations } from 'use-intl';
import lab from '../Lab.module.css';
import type { ToolProps } from '../tools.ts';
import { useRemembered } from '../useRemembered.ts';
import { Drivers } from './Drivers.tsx';
import { InputList } from './InputList.tsx';
import { Result } from './lazy.ts';
import { OutputField } from './OutputField.tsx';
import styles from './Program.module.css';
import { noSource, type Source } from './source.ts';
import { useJudgment } from './useJudgment.ts';
import { JudgingProgress } from './JudgingProgress.tsx';

/** The tool Program: inputs and a driver for the visitor's program, and a verdict on the program's output. */
export default function Program({ memory }: ToolProps) {
  const t = useTranslations('labProgram');
  const id = useId();
  const [source, setSource] = useRemembered<Source>(memory, 'program', noSource);
  const { judgment, stop, restart } = useJudgment(source);
  return (
    <>
      <h2>{t('title')}</h2>
      <p className={lab.intro}>{t('intro')}</p>
      <div className={lab.columns}>
        <div className={styles.steps}>
          <section aria-labelledby={`${id}-inputs`}>
            <h3 id={`${id}-inputs`} className={lab.heading}>
              {t('inputs.heading')}
            </h3>
            <InputList />
          </section>
          <section aria-labelledby={`${id}-driver`}>
            <h3 id={`${id}-driver`} className={lab.heading}>
              {t('driver.heading')}
            </h3>
            <Drivers memory={memory} />
          </section>
        </div>
        <div className={styles.steps}>
          <section aria-labelledby={`${id}-output`}>
            <h3 id={`${id}-output`} className={lab.heading}>
              {t('output.heading')}
            </h3>
            <OutputField source={source} judgment={judgment} onChange={setSource} />
          </section>
          <section aria-labelledby={`${id}-result`}>
            <h3 id={`${id}-result`} className={lab.heading}>
              {t('result.heading')}
            </h3>
            <div role="status" aria-busy={judgment.state === 'working'}>
              {judgment.state === 'idle' && <p className={styles.waiting}>{t('result.waiting')}</p>}
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
                {judgment.state === 'done' && <Result result={judgment.result} />}
              </Suspense>
            </div>
          </section>
        </div>
      </div>
    </>
  );
}
