import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { type OtpSettings, normalizeBase32 } from '@otp-lab/otp';
import { QrCode } from '../../qr/QrCode.tsx';
import { qrSize } from './qrSize.ts';
import styles from './PrintSheet.module.css';

interface PrintSheetProps {
  readonly settings: OtpSettings;
  readonly uri: string;
  readonly onPrinted: () => void;
}

/** Opens the print dialog and prints one account instead of the page, with its QR code and settings. */
export function PrintSheet({ settings, uri, onPrinted }: PrintSheetProps) {
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
    [field('secret'), normalizeBase32(secret).replaceAll(/(.{4})(?=.)/g, '$1 ')],
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
