import { useTranslations } from 'use-intl';
import { isWithoutAnswers } from '@otp-lab/otp/program';
import { Finding } from './Finding.tsx';
import type { JudgedResult } from './program.worker.ts';
import styles from './Result.module.css';
import { Differences, Groups } from './ResultTables.tsx';
import type { Task } from './task.ts';

interface ResultProps {
  readonly task: Task;
  readonly result: JudgedResult;
}

/** The maximum number of listed ids whose lines contradict each other. */
const maxIds = 5;

/** Remarks about the lines of the output. */
function Remarks({ result: { outputs, total } }: Pick<ResultProps, 'result'>) {
  const t = useTranslations('labProgram.note');
  const { contradicted } = outputs;
  const counts = { ...outputs, ...total };
  const counted = (['missing', 'extra', 'repeated'] as const).filter((name) => counts[name] > 0);
  if (outputs.hasIds && counted.length === 0 && contradicted.length === 0) return null;
  const ids = contradicted.slice(0, maxIds).join(', ');
  return (
    <ul className={styles.notes} data-testid="program-notes">
      {!outputs.hasIds && <li>{t('order')}</li>}
      {counted.map((name) => (
        <li key={name}>{t(name, { count: counts[name] })}</li>
      ))}
      {contradicted.length > 0 && (
        <li>{t('contradicted', { ids: contradicted.length > maxIds ? `${ids}, …` : ids })}</li>
      )}
    </ul>
  );
}

/** Shows what a program gets wrong: as a sentence, as examples, and for each kind of input. */
export function Result({ task, result }: ResultProps) {
  const t = useTranslations('labProgram');
  if (isWithoutAnswers(result))
    return (
      <p className={styles.problem} role="alert">
        {result.total.refused > 0 && result.total.missing === 0
          ? t('problem.all-refused')
          : t(task === 'verification' ? 'verification.noAnswers' : 'problem.no-codes')}
      </p>
    );
  return (
    <div className={styles.result}>
      <Finding task={task} result={result} />
      <Remarks result={result} />
      {result.total.wrong > 0 && <Differences result={result} />}
      <Groups task={task} result={result} />
    </div>
  );
}
