import { pageLink } from '../../../addresses.ts';
import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { greatestCounter } from '@otp-lab/otp';
import { CopyButton } from '../../../components/ui/CopyButton.tsx';
import { useClock } from '../../make/useClock.ts';
import type { FoldProps } from '../folds/folds.ts';
import { bothWays } from './bothWays.ts';
import { Programs } from './Programs.tsx';
import styles from './Steps.module.css';
import { WayColumn } from './WayColumn.tsx';

/** How a code comes about, step by step, with the way that the app took beside the right one. */
export function StepsPart({ settings, observations, diagnosis, moment }: FoldProps) {
  const t = useTranslations('labSteps');
  const copy = useTranslations('otpqr.copy');
  const language = useLocale();
  const isTyped = observations.length > 0;
  const clock = useClock(!isTyped && moment === undefined && settings.type === 'totp') ?? 0;
  // It changes with each step only, and so does what is computed.
  const { period } = settings;
  const start = Math.floor((moment ?? clock / 1000) / period) * period;
  const seconds = moment ?? start;
  const isPossible = settings.counter <= greatestCounter;
  const { right, app } = useMemo(
    () =>
      isPossible
        ? bothWays(settings, observations, diagnosis, { code: '', seconds, press: 1 })
        : { right: undefined, app: undefined },
    [settings, observations, diagnosis, seconds, isPossible],
  );
  const isSame = diagnosis?.finding === 'match';
  const state = isSame ? 'same' : isTyped && !app ? 'unknown' : 'none';
  return (
    <div className={styles.steps} data-testid="steps">
      <p>
        {t.rich('intro', {
          rfc: (text) => (
            <a
              href="https://www.rfc-editor.org/rfc/rfc4226#section-5.3"
              target="_blank"
              rel="noopener noreferrer"
            >
              {text}
            </a>
          ),
        })}
      </p>
      <div className={styles.ways}>
        {right ? (
          <WayColumn title={t('right')} way={right} name="right" />
        ) : (
          <p className={styles.missing}>{t('noSecret')}</p>
        )}
        {app ? (
          <WayColumn title={t('app')} way={app} other={right} name="app" />
        ) : (
          <p className={styles.missing}>{t(state)}</p>
        )}
      </div>
      <p className={styles.legend}>{t('legend')}</p>
      <h3>{t('programs')}</h3>
      <p>{t('programsHow')}</p>
      <div className={styles.ways}>
        {right && <Programs title={t('right')} task={right.task} />}
        {app && <Programs title={t('app')} task={app.task} other={right?.task} />}
      </div>
      <p>
        <CopyButton
          text={
            new URL(
              pageLink(language, 'otpqr', [
                ['tool', 'check'],
                ['show', 'steps'],
              ]),
              location.href,
            ).href
          }
          done={copy('done')}
          failed={copy('failed')}
        >
          {t('link')}
        </CopyButton>
      </p>
    </div>
  );
}
