import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type OtpSettings, normalizeBase32 } from '@otp-lab/otp';
import { separator } from '../../components/shared/separator.ts';
import { useSettingRows } from '../settings/useSettingRows.ts';
import styles from './Sheet.module.css';

interface SheetProps {
  readonly settings: OtpSettings;
  /** The QR code. */
  readonly children: ReactNode;
}

/**
 * The QR code and, on paper, the enrollment sheet around it: title, instructions, the account's settings, and lines for
 * a name, a date and a signature. Printing the page of Make prints this sheet.
 */
export function Sheet({ settings, children }: SheetProps) {
  const field = useTranslations('otpqr.settings');
  const make = useTranslations('labMake.qr');
  const { issuer, account, secret } = settings;
  const rows = [
    [field('secret'), normalizeBase32(secret).replaceAll(/(.{4})(?=.)/g, '$1 ')],
    ...useSettingRows(settings),
  ] as const;
  return (
    <div className={styles.sheet} data-sheet>
      <div className={styles.paper} aria-hidden="true">
        <div className={styles.head}>
          <p className={styles.title}>{make('sheet')}</p>
          <p className={styles.account}>
            {issuer}
            {issuer !== '' && account !== '' && separator}
            {account}
          </p>
          <p>{make('sheetHow')}</p>
        </div>
      </div>
      {children}
      <div className={styles.paper} aria-hidden="true">
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
        <div className={styles.lines}>
          {(['name', 'date', 'signature'] as const).map((line) => (
            <p key={line}>{make(line)}</p>
          ))}
        </div>
        <p className={styles.protect}>{make('sheetProtect')}</p>
      </div>
    </div>
  );
}
