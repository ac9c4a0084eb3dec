import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Finding, ProprietaryAccount } from '@otp-lab/otp/read';
import type { OtpSettings } from '@otp-lab/otp';
import { ShowMore } from '../ShowMore.tsx';
import type { Draft } from '../settings/draft.ts';
import { AccountCard } from './AccountCard.tsx';
import type { NextTool } from './nextTool.ts';
import styles from './AccountList.module.css';
import { ProprietaryCard } from './ProprietaryCard.tsx';

interface AccountListProps {
  readonly accounts: readonly OtpSettings[];
  readonly proprietaryAccounts: readonly ProprietaryAccount[];
  readonly findings: readonly Finding[];
  /** The tool that the main button of an account opens. */
  readonly nextTool: NextTool;
  readonly onUse: (change: Partial<Draft>, tool: NextTool) => void;
}

/** The number of accounts that are shown at first, and that each press adds. */
const pageSize = 50;

const noFindings: readonly Finding[] = [];

function byAccount(
  findings: readonly Finding[],
  key: 'account' | 'proprietaryAccount',
): ReadonlyMap<number, readonly Finding[]> {
  const own = new Map<number, Finding[]>();
  for (const finding of findings) {
    const index = finding[key];
    if (index === undefined) continue;
    const present = own.get(index);
    if (present) present.push(finding);
    else own.set(index, [finding]);
  }
  return own;
}

/** Lists the accounts, page by page: first the standard ones, then the others. */
export function AccountList(props: AccountListProps) {
  const { accounts, proprietaryAccounts, findings, nextTool, onUse } = props;
  const t = useTranslations('labRead');
  const [shown, setShown] = useState({ accounts, count: pageSize });
  if (shown.accounts !== accounts) setShown({ accounts, count: pageSize });
  const own = useMemo(() => byAccount(findings, 'account'), [findings]);
  const ownProprietary = useMemo(() => byAccount(findings, 'proprietaryAccount'), [findings]);
  const shownProprietary = Math.max(0, shown.count - accounts.length);
  return (
    <>
      <ul className={styles.accounts}>
        {accounts.slice(0, shown.count).map((account, place) => (
          <AccountCard
            key={place}
            account={account}
            findings={own.get(place) ?? noFindings}
            nextTool={nextTool}
            onUse={onUse}
          />
        ))}
        {proprietaryAccounts.slice(0, shownProprietary).map((account, place) => (
          <ProprietaryCard
            key={`proprietary ${place}`}
            account={account}
            findings={ownProprietary.get(place) ?? noFindings}
          />
        ))}
      </ul>
      <ShowMore
        hiddenCount={accounts.length + proprietaryAccounts.length - shown.count}
        pageSize={pageSize}
        label={(count) => t('more', { count })}
        onPress={() => setShown({ accounts, count: shown.count + pageSize })}
      />
    </>
  );
}
