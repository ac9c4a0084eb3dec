import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Finding } from '@otp-lab/otp/read';
import type { OtpSettings } from '@otp-lab/otp';
import type { Draft } from '../settings/model.ts';
import { AccountCard } from './AccountCard.tsx';
import styles from './AccountList.module.css';

interface AccountListProps {
  readonly accounts: readonly OtpSettings[];
  readonly findings: readonly Finding[];
  readonly onUse: (change: Partial<Draft>) => void;
}

/** How many accounts are shown at first, and how many more with each press. */
const page = 50;

const none: readonly Finding[] = [];

function byAccount(findings: readonly Finding[]): ReadonlyMap<number, readonly Finding[]> {
  const own = new Map<number, Finding[]>();
  for (const finding of findings) {
    if (finding.account === undefined) continue;
    const present = own.get(finding.account);
    if (present) present.push(finding);
    else own.set(finding.account, [finding]);
  }
  return own;
}

/** The accounts that were read; a long list is shown piece by piece. */
export function AccountList({ accounts, findings, onUse }: AccountListProps) {
  const t = useTranslations('labRead');
  const [shown, setShown] = useState({ accounts, count: page });
  if (shown.accounts !== accounts) setShown({ accounts, count: page });
  const own = useMemo(() => byAccount(findings), [findings]);
  const more = accounts.length - shown.count;
  return (
    <>
      <ul className={styles.accounts}>
        {accounts.slice(0, shown.count).map((account, place) => (
          <AccountCard
            key={place}
            account={account}
            findings={own.get(place) ?? none}
            onUse={onUse}
          />
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          className="button"
          onClick={() => setShown({ accounts, count: shown.count + page })}
        >
          {t('more', { count: Math.min(more, page) })}
        </button>
      )}
    </>
  );
}
