import { pageLink } from '../../../addresses.ts';
import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { maxCounter } from '@otp-lab/otp';
import { CopyButton } from '../../../components/ui/CopyButton.tsx';
import { useClock } from '../../useClock.ts';
import type { DisclosureProps } from '../disclosures/disclosures.ts';
import { derivationsOf } from './derivations.ts';
import { Programs } from './Programs.tsx';
import styles from './Steps.module.css';
import { DerivationColumn } from './DerivationColumn.tsx';

/** Shows the computation of a code step by step: the correct one next to the app's. */
export function StepsPanel({ settings, observations, diagnosis, fixedSeconds }: DisclosureProps) {
  const t = useTranslations('labCheckSteps');
  const language = useLocale();
  const isTyped = observations.length > 0;
  const clock = useClock(!isTyped && fixedSeconds === undefined && settings.type === 'totp') ?? 0;
  // Round down to the time step, so that the computation runs once per step.
  const { period } = settings;
  const start = Math.floor((fixedSeconds ?? clock / 1000) / period) * period;
  const seconds = fixedSeconds ?? start;
  const isPossible = settings.counter <= maxCounter;
  const { right, app } = useMemo(
    () =>
      isPossible
        ? derivationsOf(settings, observations, diagnosis, { code: '', seconds, press: 1 })
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
      <div className={styles.columns}>
        {right ? (
          <DerivationColumn title={t('right')} derivation={right} name="right" />
        ) : (
          <p className={styles.missing}>{t('noSecret')}</p>
        )}
        {app ? (
          <DerivationColumn title={t('app')} derivation={app} other={right} name="app" />
        ) : (
          <p className={styles.missing}>{t(state)}</p>
        )}
      </div>
      <p className={styles.legend}>{t('legend')}</p>
      <h3>{t('programs')}</h3>
      <p>{t('programsHow')}</p>
      <div className={styles.columns}>
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
        >
          {t('link')}
        </CopyButton>
      </p>
    </div>
  );
}
