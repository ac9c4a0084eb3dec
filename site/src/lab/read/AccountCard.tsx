import { useTranslations } from 'use-intl';
import type { Finding } from '@otp-lab/otp/read';
import type { OtpSettings } from '@otp-lab/otp';
import { type Draft, draftOf } from '../settings/draft.ts';
import styles from './AccountCard.module.css';
import { AccountHead } from './AccountHead.tsx';
import { FindingList } from './FindingList.tsx';

interface AccountCardProps {
  readonly account: OtpSettings;
  readonly findings: readonly Finding[];
  readonly onUse: (change: Partial<Draft>) => void;
}

/** Shows an account: its settings, a button that copies them to the fields of Make or Check, and the findings. */
export function AccountCard({ account, findings, onUse }: AccountCardProps) {
  const t = useTranslations('labRead');
  const field = useTranslations('otpqr.settings');
  const { type, issuer, account: name, secret, algorithm, digits, period, counter } = account;
  const rows: readonly (readonly [string, string])[] = [
    [field('type'), field(type)],
    [field('algorithm'), algorithm],
    [field('digits'), String(digits)],
    type === 'totp'
      ? [field('period'), field('seconds', { seconds: period })]
      : [field('counter'), String(counter)],
  ];
  return (
    <li
      className={styles.account}
      data-testid="read-account"
      data-type={type}
      data-issuer={issuer}
      data-account={name}
      data-secret={secret}
      data-algorithm={algorithm}
      data-digits={digits}
      data-period={period}
      data-counter={String(counter)}
    >
      <AccountHead issuer={issuer} account={name} secret={secret} rows={rows} />
      <button type="button" className="button primary" onClick={() => onUse(draftOf(account))}>
        {t('use')}
      </button>
      <FindingList findings={findings} />
    </li>
  );
}
