import { memo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CopyButton } from '../../components/ui/CopyButton.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import type { Meaning } from '../settings/model.ts';
import styles from './CodePanel.module.css';
import { Announcer } from './Announcer.tsx';
import { Code } from './Code.tsx';
import { type Codes, codesFor } from './codes.ts';
import { TimeLeft } from './TimeLeft.tsx';
import { useClock } from './useClock.ts';

interface CodePanelProps {
  readonly meaning: Meaning;
  /** Opens the QR code from the bar; absent while there is none. */
  readonly onQr: (() => void) | undefined;
}

const none: Codes = { previous: '', current: '', next: '', left: undefined };

/** What a code is made from; issuer and account are not among it. */
const ingredients = ['type', 'secret', 'algorithm', 'digits', 'period', 'counter'] as const;

function isSameCode(first: CodePanelProps, second: CodePanelProps) {
  const [before, after] = [first.meaning, second.meaning];
  return (
    first.onQr === second.onQr &&
    ingredients.every((name) => before.settings[name] === after.settings[name]) &&
    before.moment === undefined &&
    after.moment === undefined
  );
}

/**
 * The code of the present or set moment and the time that is left, which stay in sight on a phone,
 * and below them the code's neighbors.
 */
export const CodePanel = memo(({ meaning, onQr }: CodePanelProps) => {
  const copy = useTranslations('otpqr.copy');
  const make = useTranslations('labMake');
  const { settings, secret, moment } = meaning;
  const timed = settings.type === 'totp';
  const now = useClock(timed && moment === undefined);
  const [announces, setAnnounces] = useState(false);

  const seconds = moment?.ok ? moment.seconds : now === undefined ? undefined : now / 1000;
  const ready = secret.ok && moment?.ok !== false && (!timed || seconds !== undefined);
  const codes = ready ? codesFor(settings, secret.bytes, seconds ?? 0) : none;
  const label = timed
    ? make(moment ? 'result.at' : 'result.now')
    : make('result.forCounter', { counter: String(settings.counter) });

  return (
    <>
      <section className={styles.bar}>
        <h2 className={styles.label}>{label}</h2>
        <p className={styles.current}>
          <Code digits={codes.current} length={settings.digits} testId="otp-code" turns />
          <button
            type="button"
            className={`button ${styles.qr}`}
            aria-haspopup="dialog"
            disabled={!onQr}
            onClick={onQr}
          >
            <Icon name="qr" />
            <span>{make('qr.show')}</span>
          </button>
        </p>
        {!secret.ok || moment?.ok === false ? (
          <p className={styles.stopped}>{make('result.stopped')}</p>
        ) : (
          timed && <TimeLeft left={codes.left} period={settings.period} />
        )}
      </section>
      <div className={styles.panel}>
        <dl className={styles.neighbors}>
          <div>
            <dt>{make('result.previous')}</dt>
            <dd>
              <Code digits={codes.previous} length={settings.digits} testId="otp-previous" />
            </dd>
          </div>
          <div>
            <dt>{make('result.next')}</dt>
            <dd>
              <Code digits={codes.next} length={settings.digits} testId="otp-next" />
            </dd>
          </div>
        </dl>
        <div className={styles.actions}>
          <CopyButton text={codes.current} done={copy('done')} failed={copy('failed')}>
            {copy('code')}
          </CopyButton>
          {timed && (
            <label className={styles.announce}>
              <input
                type="checkbox"
                checked={announces}
                onChange={(event) => setAnnounces(event.target.checked)}
              />
              {make('result.announce')}
            </label>
          )}
        </div>
        {announces && <Announcer code={codes.current} />}
      </div>
    </>
  );
}, isSameCode);
