import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Finding } from '@otp-lab/otp/read';
import type { OtpSettings } from '@otp-lab/otp';
import type { Draft } from '../settings/draft.ts';
import { AccountCard } from './AccountCard.tsx';
import styles from './AccountList.module.css';

interface AccountListProps {
  readonly accounts: readonly OtpSettings[];
  readonly findings: readonly Finding[];
  readonly onUse: (change: Partial<Draft>) => void;
}

/** The number of accounts that are shown at first, and that each press adds. */
const pageSize = 50;

const noFindings: readonly Finding[] = [];

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

/** Lists the accounts, page by page. */
export function AccountList({ accounts, findings, onUse }: AccountListProps) {
  const t = useTranslations('labRead');
  const [shown, setShown] = useState({ accounts, count: pageSize });
  if (shown.accounts !== accounts) setShown({ accounts, count: pageSize });
  const own = useMemo(() => byAccount(findings), [findings]);
  const more = accounts.length - shown.count;
  return (
    <>
      <ul className={styles.accounts}>
        {accounts.slice(0, shown.count).map((account, place) => (
          <AccountCard
            key={place}
            account={account}
            findings={own.get(place) ?? noFindings}
            onUse={onUse}
          />
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          className="button"
          onClick={() => setShown({ accounts, count: shown.count + pageSize })}
        >
          {t('more', { count: Math.min(more, pageSize) })}
        </button>
      )}
    </>
  );
}
