import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { type OtpSettings, plainBase32 } from '@otp-lab/otp';
import { QrCode } from '../../qr/QrCode.tsx';
import { qrSize } from './qrSize.ts';
import styles from './Sheet.module.css';

interface SheetProps {
  readonly settings: OtpSettings;
  readonly uri: string;
  readonly onPrinted: () => void;
}

/** What is printed instead of the page: one account, to be scanned or typed. */
export function Sheet({ settings, uri, onPrinted }: SheetProps) {
  const field = useTranslations('otpqr.settings');
  const make = useTranslations('labMake');
  useEffect(() => {
    addEventListener('afterprint', onPrinted, { once: true });
    print();
  }, [onPrinted]);
  const { type, issuer, account, secret, algorithm, digits, period, counter } = settings;
  const rows: readonly (readonly [string, string])[] = [
    [field('issuer'), issuer],
    [field('account'), account],
    [field('secret'), plainBase32(secret).replaceAll(/(.{4})(?=.)/g, '$1 ')],
    [field('type'), field(type)],
    [field('algorithm'), algorithm],
    [field('digits'), String(digits)],
    type === 'totp'
      ? [field('period'), field('seconds', { seconds: period })]
      : [field('counter'), String(counter)],
  ];
  return (
    <div className={styles.sheet} data-sheet aria-hidden="true">
      <p className={styles.title}>{make('qr.sheet')}</p>
      <p>{make('qr.sheetHow')}</p>
      <QrCode value={uri} size={qrSize} title="" />
      <table>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
