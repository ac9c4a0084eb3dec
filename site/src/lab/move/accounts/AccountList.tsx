import { type Dispatch, memo, startTransition, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ShowMore } from '../../ShowMore.tsx';
import type { MoveAction, Row } from '../moveState.ts';
import { separator } from '../../../components/shared/separator.ts';
import styles from './MoveAccounts.module.css';
import { AccountRow } from './AccountRow.tsx';
import { useAccountName } from './useAccountName.ts';
import { useUnusual } from './useUnusual.ts';

interface AccountListProps {
  readonly rows: readonly Row[];
  readonly dispatch: Dispatch<MoveAction>;
}

/** The number of accounts that are shown at first, and that each press adds. */
const pageSize = 20;

/** The number of rows that are added at once. The page answers to presses and typing in between. */
const rowsAtOnce = 5;

/** Returns how many rows to render, which grows in small steps to the wanted number. */
function useGrowingCount(wanted: number): number {
  const [count, setCount] = useState(rowsAtOnce);
  useEffect(() => {
    if (count < wanted)
      startTransition(() => setCount((before) => Math.min(wanted, before + rowsAtOnce)));
  }, [count, wanted]);
  return count;
}

/** Lists the accounts, page by page. The visitor chooses and renames them. */
export const AccountList = memo(({ rows, dispatch }: AccountListProps) => {
  const t = useTranslations('labMoveAccounts');
  const nameOf = useAccountName();
  const unusual = useUnusual();
  const [noIssuer, noAccount, rename] = [t('noIssuer'), t('noAccount'), t('rename')];
  const [wantedCount, setWantedCount] = useState(pageSize);
  const shownCount = useGrowingCount(Math.min(wantedCount, rows.length));
  const chosenCount = rows.filter(({ isChosen }) => isChosen).length;
  const areAllChosen = chosenCount === rows.length;
  return (
    <>
      {rows.length > 1 && (
        <label className={styles.all}>
          <input
            type="checkbox"
            checked={areAllChosen}
            ref={(input) => {
              if (input) input.indeterminate = !areAllChosen && chosenCount > 0;
            }}
            onChange={() =>
              dispatch({
                type: 'choose',
                keys: rows.map(({ key }) => key),
                isChosen: !areAllChosen,
              })
            }
          />
          <span>{t('all')}</span>
          <span className={styles.count} role="status">
            {t('chosen', { chosen: chosenCount, count: rows.length })}
          </span>
        </label>
      )}
      <ul className={styles.rows}>
        {rows.slice(0, shownCount).map((row) => (
          <AccountRow
            key={row.key}
            rowKey={row.key}
            listed={row.listed}
            isChosen={row.isChosen}
            issuer={row.issuer}
            account={row.account}
            marks={unusual(row.listed, row.accountIndexes.length).join(separator)}
            noIssuer={noIssuer}
            noAccount={noAccount}
            rename={rename}
            renameName={t('renameName', { name: nameOf(row) })}
            dispatch={dispatch}
          />
        ))}
      </ul>
      <ShowMore
        hiddenCount={rows.length - wantedCount}
        pageSize={pageSize}
        label={(count) => t('more', { count })}
        onPress={() => setWantedCount(wantedCount + pageSize)}
      />
    </>
  );
});
