import { useId } from 'react';
import { useTranslations } from 'use-intl';
import lab from '../Lab.module.css';
import type { ToolProps } from '../tools.ts';
import { useRemembered } from '../useRemembered.ts';
import { RadioChoice } from './RadioChoice.tsx';
import { Drivers } from './Drivers.tsx';
import { InputList } from './InputList.tsx';
import { Judging } from './Judging.tsx';
import styles from './Program.module.css';
import { type Task, tasks } from './task.ts';

/** The tool Program: inputs and a driver for the visitor's program, and a verdict on the program's output. */
export default function Program({ memory }: ToolProps) {
  const t = useTranslations('labProgram');
  const id = useId();
  const [task, setTask] = useRemembered<Task>(memory, 'program-task', 'codes');
  return (
    <>
      <p className={`${lab.intro} ${lab.hiddenAtZoom}`}>{t('intro')}</p>
      <RadioChoice
        legend={t('task.legend')}
        name={`${id}-task`}
        options={tasks.map((option) => [option, t(`task.${option}`)])}
        value={task}
        onChange={setTask}
      />
      <div className={styles.parts}>
        <div className={styles.steps}>
          <section aria-labelledby={`${id}-inputs`}>
            <h2 id={`${id}-inputs`} className={lab.heading}>
              {t('inputs.heading')}
            </h2>
            <InputList task={task} />
          </section>
          <section aria-labelledby={`${id}-driver`}>
            <h2 id={`${id}-driver`} className={lab.heading}>
              {t('driver.heading')}
            </h2>
            <Drivers task={task} memory={memory} />
          </section>
        </div>
        <Judging key={task} task={task} memory={memory} />
      </div>
    </>
  );
}
