import { useTranslations } from 'use-intl';
import { maxAttempts, type PlannedAttempt } from '@otp-lab/otp/server';
import { useLostFocus } from '../../../../hooks/useLostFocus.ts';
import lab from '../../../Lab.module.css';
import { directionOf } from '../directionOf.ts';
import { answer, renewCode, type ServerRun, skipZeros } from './serverRun.ts';
import styles from './ServerRun.module.css';

interface ServerStepProps {
  readonly run: ServerRun;
  /** The next attempt; its time may not have come. */
  readonly next: PlannedAttempt;
  /** Unix time in seconds. */
  readonly now: number;
  readonly onChange: (change: (run: ServerRun) => ServerRun) => void;
}

/** Shows the code to enter on the server, or the time when there will be one. Asks whether the server accepts it. */
export function ServerStep({ run, next, now, onChange }: ServerStepProps) {
  const t = useTranslations('labServerRun');
  const heading = useLostFocus<HTMLHeadingElement>();
  const { settings, attempts, current } = run;
  const { phase, purpose, form, code, distance } = next;
  const end = current && (Math.floor(current.shown / settings.period) + 1) * settings.period;
  const secondsLeft = end === undefined ? 0 : Math.ceil(end - now);
  const secondsToWait = Math.max(1, Math.ceil(next.notBefore - now));
  const isUsable = purpose === 'reused' || secondsLeft > 0;
  return (
    <div className={styles.step}>
      <h4 ref={heading} tabIndex={-1} className={lab.heading}>
        {t('attempt', { place: String(attempts.length + 1), count: String(maxAttempts) })}
      </h4>
      <p>{t(`${current ? 'phase' : 'nextPhase'}.${phase}`)}</p>
      {current ? (
        <>
          <p className={styles.code} data-testid="server-run-code">
            {code}
          </p>
          <p>
            {t('why', {
              purpose,
              direction: directionOf(distance),
              count: Math.abs(distance),
              seconds: Math.abs(distance) * settings.period,
            })}{' '}
            {form !== 'plain' && t(`form.${form}`)}
          </p>
          <p className={styles.time}>
            {isUsable && secondsLeft > 0 && t('left', { seconds: secondsLeft })}
            {!isUsable && (
              <>
                {t('late')}{' '}
                <button type="button" className="button" onClick={() => onChange(renewCode)}>
                  {t('renew')}
                </button>
              </>
            )}
          </p>
        </>
      ) : (
        <>
          <p role="status">{t('wait', { seconds: secondsToWait })}</p>
          {secondsToWait > settings.period && form !== 'stripped' && <p>{t('longWait')}</p>}
          {form === 'stripped' && (
            <p className={styles.time}>
              {t('waitForZero')}{' '}
              <button type="button" className="button" onClick={() => onChange(skipZeros)}>
                {t('skipZero')}
              </button>
            </p>
          )}
        </>
      )}
      <div className={styles.buttons}>
        {(['accepted', 'rejected'] as const).map((reaction) => (
          <button
            key={reaction}
            type="button"
            className="button"
            data-testid={`server-run-${reaction}`}
            disabled={!current}
            onClick={() => {
              const outcome = reaction === 'accepted' ? 'accepted' : 'refused';
              onChange((before) => answer(before, outcome, Date.now() / 1000));
            }}
          >
            {t(reaction)}
          </button>
        ))}
      </div>
    </div>
  );
}
