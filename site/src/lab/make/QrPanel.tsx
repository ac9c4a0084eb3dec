import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type OtpSettings, plainBase32 } from '@otp-lab/otp';
import { CopyButton } from '../../components/ui/CopyButton.tsx';
import { loadQrFiles } from './lazy.ts';
import styles from './QrPanel.module.css';
import { QrPicture } from './QrPicture.tsx';

interface QrPanelProps {
  readonly settings: OtpSettings;
  /** Empty while the settings cannot be used. */
  readonly uri: string;
  /** The QR code that the page has as HTML; undefined once the settings have changed. */
  readonly prerendered: ReactNode;
  readonly onPrint: () => void;
}

/** The QR code on its light card, the address in it, and ways to take both along. */
export function QrPanel({ settings, uri, prerendered, onPrint }: QrPanelProps) {
  const copy = useTranslations('otpqr.copy');
  const make = useTranslations('labMake');
  // Few visitors save a picture, so what makes the files is loaded when it is asked for.
  const save = (format: 'svg' | 'png') => {
    loadQrFiles()
      .then(({ saveQrFile }) => saveQrFile(uri, format))
      .catch(reportError);
  };

  return (
    <section className={styles.panel} aria-labelledby="qr-heading">
      <h2 id="qr-heading" className="visually-hidden">
        {make('qr.heading')}
      </h2>
      <div className={styles.card}>
        {uri === '' ? (
          <p>{make('qr.hidden')}</p>
        ) : (
          <QrPicture uri={uri} account={settings.account} prerendered={prerendered} />
        )}
      </div>
      <div className={styles.actions}>
        <button type="button" className="button" disabled={uri === ''} onClick={() => save('svg')}>
          {make('qr.svg')}
        </button>
        <button type="button" className="button" disabled={uri === ''} onClick={() => save('png')}>
          {make('qr.png')}
        </button>
        <button type="button" className="button" disabled={uri === ''} onClick={onPrint}>
          {make('qr.print')}
        </button>
      </div>
      <h3 className={styles.uriHeading}>{make('uri')}</h3>
      <code className={styles.uri} data-testid="otp-uri">
        {uri.split(/(?=&)/).map((part, place) => (
          <Fragment key={place}>
            {place > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </code>
      <div className={styles.actions}>
        <CopyButton text={uri} done={copy('done')} failed={copy('failed')}>
          {copy('uri')}
        </CopyButton>
        <CopyButton
          text={uri === '' ? '' : plainBase32(settings.secret)}
          done={copy('done')}
          failed={copy('failed')}
        >
          {copy('secret')}
        </CopyButton>
      </div>
    </section>
  );
}
