import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { CopyButton } from '../../components/ui/CopyButton.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import type { ParsedDraft } from '../settings/draft.ts';
import styles from './CodePanel.module.css';
import { Announcer } from './Announcer.tsx';
import { Code } from './Code.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import { useCodes } from './useCodes.ts';

interface CodePanelProps {
  readonly parsed: ParsedDraft;
  /** Opens the QR code from the bar. Undefined while there is no QR code. */
  readonly onQr: (() => void) | undefined;
  /** Whether screen readers announce each new code. */
  readonly isAnnouncing: boolean;
}

/** The settings that determine the code. Issuer and account don't. */
const codeSettings = ['type', 'secret', 'algorithm', 'digits', 'period', 'counter'] as const;

function isSameCode(first: CodePanelProps, second: CodePanelProps) {
  const [before, after] = [first.parsed, second.parsed];
  return (
    first.onQr === second.onQr &&
    first.isAnnouncing === second.isAnnouncing &&
    codeSettings.every((name) => before.settings[name] === after.settings[name]) &&
    before.fixedTime === undefined &&
    after.fixedTime === undefined
  );
}

/**
 * Shows the code of the current or fixed time, the time that is left, and the previous and next code. On a phone,
 * the code and its time are in a sticky bar.
 */
export const CodePanel = memo(({ parsed, onQr, isAnnouncing }: CodePanelProps) => {
  const copy = useTranslations('otpqr.copy');
  const make = useTranslations('labMake');
  const { settings } = parsed;
  const { codes, label, isTimed, isStopped } = useCodes(parsed);

  return (
    <>
      <section className={styles.bar}>
        <h2 className={styles.label}>{label}</h2>
        <p className={styles.current} data-long={settings.digits > 6 || undefined}>
          <Code digits={codes.current} length={settings.digits} testId="otp-code" isAnimated />
          <button
            type="button"
            className={`button primary ${styles.qr}`}
            aria-haspopup="dialog"
            disabled={!onQr}
            onClick={onQr}
          >
            <Icon name="qr" />
            <span>{make('qr.show')}</span>
            <abbr aria-hidden>QR</abbr>
          </button>
        </p>
        {isStopped ? (
          <p className={styles.stopped}>{make('result.stopped')}</p>
        ) : (
          isTimed && <TimeLeft secondsLeft={codes.secondsLeft} period={settings.period} />
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
        <CopyButton text={codes.current}>{copy('code')}</CopyButton>
        {isAnnouncing && <Announcer code={codes.current} />}
      </div>
    </>
  );
}, isSameCode);
