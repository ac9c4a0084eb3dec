import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './AccountCard.module.css';

interface AccountHeadProps {
  readonly issuer: string;
  readonly account: string;
  readonly secret: string;
  /** Labels and values of the other settings. */
  readonly rows: readonly (readonly [string, ReactNode])[];
}

/** Shows the names of an account and its settings. */
export function AccountHead({ issuer, account, secret, rows }: AccountHeadProps) {
  const t = useTranslations('labRead');
  const field = useTranslations('otpqr.settings');
  return (
    <>
      <h4 className={styles.name}>
        <span>{issuer === '' ? t('noIssuer') : <bdi>{issuer}</bdi>}</span>
        <span>{account === '' ? t('noAccount') : <bdi>{account}</bdi>}</span>
      </h4>
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
    </>
  );
}
