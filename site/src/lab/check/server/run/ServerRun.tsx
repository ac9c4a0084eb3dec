import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OtpSettings } from '@otp-lab/otp';
import { useClock } from '../../../useClock.ts';
import type { ToolMemory } from '../../../tools.ts';
import { useRemembered } from '../../../useRemembered.ts';
import { ServerReport } from './ServerReport.tsx';
import { ServerRunStart } from './ServerRunStart.tsx';
import { ServerStep } from './ServerStep.tsx';
import {
  nextAttemptOf,
  type ServerRun as Run,
  showCode,
  startServerRun,
  undoAnswer,
} from './serverRun.ts';
import styles from './ServerRun.module.css';

interface ServerRunProps {
  /** The secret is Base32. */
  readonly settings: OtpSettings;
  readonly memory: ToolMemory;
}

/** A guided run: the visitor enters codes on the server, and gets a report card. */
export function ServerRun({ settings, memory }: ServerRunProps) {
  const t = useTranslations('labServerRun');
  const [run, setRun] = useRemembered<Run | undefined>(memory, 'serverRun', undefined);
  const [tries, setTries] = useState(1);
  const milliseconds = useClock(run !== undefined && !run.isEnded);
  const now = milliseconds === undefined ? undefined : milliseconds / 1000;
  useEffect(() => {
    if (now !== undefined) setRun((before) => before && showCode(before, now));
  }, [now, setRun]);

  const change = (to: (before: Run) => Run) => setRun((before) => before && to(before));
  const next = run && now !== undefined ? nextAttemptOf(run, now) : undefined;
  const isOver = run !== undefined && (run.isEnded || (now !== undefined && !next));
  const hasAnswers = run !== undefined && run.attempts.length > 0;
  return (
    <section className={styles.run} aria-labelledby="server-run">
      <h3 id="server-run">{t('title')}</h3>
      {!run && (
        <ServerRunStart
          settings={settings}
          onStart={() => setRun(showCode(startServerRun(settings), Date.now() / 1000))}
        />
      )}
      {run && next && now !== undefined && (
        <ServerStep key={run.attempts.length} run={run} next={next} now={now} onChange={change} />
      )}
      {/* The key starts another worker, after one that failed to load. */}
      {isOver && <ServerReport key={tries} run={run} onRetry={() => setTries(tries + 1)} />}
      {run && (
        <div className={styles.buttons}>
          {hasAnswers && (
            <button type="button" className="button" onClick={() => change(undoAnswer)}>
              {t('undo')}
            </button>
          )}
          {hasAnswers && !isOver && (
            <button
              type="button"
              className="button"
              onClick={() => change((before) => ({ ...before, isEnded: true }))}
            >
              {t('end')}
            </button>
          )}
          {run.isEnded && run.attempts.length > 0 && (
            <button
              type="button"
              className="button"
              onClick={() => change((before) => ({ ...before, isEnded: false }))}
            >
              {t('resume')}
            </button>
          )}
          <button
            type="button"
            className="button"
            onClick={() => {
              if (!hasAnswers || confirm(t('againSure'))) setRun(undefined);
            }}
          >
            {t('again')}
          </button>
        </div>
      )}
    </section>
  );
}
