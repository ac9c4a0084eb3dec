import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Finding } from '@otp-lab/otp/read';
import type { OtpSettings } from '@otp-lab/otp';
import { LongWord } from '../../components/shared/LongWord.tsx';
import styles from './AccountCard.module.css';
import { FindingList } from './FindingList.tsx';

interface AccountItemProps {
  readonly account: Omit<OtpSettings, 'type' | 'algorithm'> &
    Readonly<Record<'type' | 'algorithm', string>>;
  /** Labels and values of the other settings. */
  readonly rows: readonly (readonly [string, ReactNode])[];
  readonly findings: readonly Finding[];
  /** What can be done with the account. */
  readonly children: ReactNode;
}

/** Shows the names of an account, the findings, its settings and the children. */
export function AccountItem({ account, rows, findings, children }: AccountItemProps) {
  const { type, issuer, account: name, secret, algorithm, digits, period, counter } = account;
  const t = useTranslations('labRead');
  const field = useTranslations('otpqr.settings');
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
      <h3 className={styles.name}>
        <span>{issuer === '' ? t('noIssuer') : <bdi>{issuer}</bdi>}</span>
        <span>
          {name === '' ? (
            t('noAccount')
          ) : (
            <bdi>
              <LongWord kind="email" text={name} />
            </bdi>
          )}
        </span>
      </h3>
      <FindingList findings={findings} />
      <dl className={styles.settings}>
        <div className={styles.secret}>
          <dt>{field('secret')}</dt>
          <dd>
            <code>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          </dd>
        </div>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </li>
  );
}
