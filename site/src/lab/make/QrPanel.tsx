import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type OtpSettings, normalizeBase32 } from '@otp-lab/otp';
import { CopyButton } from '../../components/ui/CopyButton.tsx';
import { LongWord } from '../../components/shared/LongWord.tsx';
import { loadSaveQrFile } from './lazy.ts';
import styles from './QrPanel.module.css';
import { QrPicture } from './QrPicture.tsx';
import { Sheet } from './Sheet.tsx';

interface QrPanelProps {
  readonly settings: OtpSettings;
  /** Empty while the settings are invalid. */
  readonly uri: string;
  /** The prerendered QR code. Undefined or false once the settings have changed. */
  readonly prerendered: ReactNode;
  /** A field that only the URI depends on. */
  readonly children: ReactNode;
}

/** Shows the QR code and its URI, with buttons to save, print and copy them. */
export function QrPanel({ settings, uri, prerendered, children }: QrPanelProps) {
  const copy = useTranslations('otpqr.copy');
  const make = useTranslations('labMake');
  // Few visitors save a picture, so the code that makes the files loads on demand.
  const save = (format: 'svg' | 'png') => {
    loadSaveQrFile()
      .then(({ saveQrFile }) => saveQrFile(uri, format))
      .catch(reportError);
  };

  return (
    <section className={styles.panel} aria-labelledby="qr-heading">
      <h2 id="qr-heading" className="visually-hidden">
        {make('qr.heading')}
      </h2>
      <Sheet settings={settings}>
        <div className={styles.card}>
          {uri === '' ? (
            <p>{make('qr.hidden')}</p>
          ) : (
            <QrPicture uri={uri} account={settings.account} prerendered={prerendered} />
          )}
        </div>
      </Sheet>
      <div className={`${styles.actions} ${styles.save}`}>
        <button type="button" className="button" disabled={uri === ''} onClick={() => save('svg')}>
          {make('qr.svg')}
        </button>
        <button type="button" className="button" disabled={uri === ''} onClick={() => save('png')}>
          {make('qr.png')}
        </button>
        <button type="button" className="button" disabled={uri === ''} onClick={() => print()}>
          {make('qr.print')}
        </button>
      </div>
      <h3 className={styles.uriHeading}>{make('uri')}</h3>
      <code className={styles.uri} data-testid="otp-uri">
        <LongWord kind="uri" text={uri} />
      </code>
      <div className={styles.actions}>
        <CopyButton text={uri}>{copy('uri')}</CopyButton>
        <CopyButton text={uri === '' ? '' : normalizeBase32(settings.secret)}>
          {copy('secret')}
        </CopyButton>
      </div>
      <div className={styles.more}>{children}</div>
    </section>
  );
}
