import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { LossField } from '@otp-lab/account-transfer';
import { ShowMore } from '../../ShowMore.tsx';
import { useAccountName } from '../accounts/useAccountName.ts';
import type { AccountLoss } from '../moveQuestions.ts';
import type { Row } from '../moveState.ts';
import styles from './LossTable.module.css';
import { useLossValue } from './useLossValue.ts';

interface LossTableProps {
  /** The name of the new app. */
  readonly app: string;
  readonly losses: readonly AccountLoss[];
  /** The chosen accounts. A loss has an index of this list. */
  readonly chosen: readonly Row[];
}

/** The number of losses that are shown at first, and that each press adds. */
const pageSize = 20;

const kinds: readonly AccountLoss['kind'][] = ['left-out', 'changed', 'dropped'];

/** The fields whose names in `data-field` differ from their ids. Tests look for these names. */
const fieldNames: Readonly<Partial<Record<LossField, string>>> = { groups: 'group' };

/** Lists what each account loses in the new app: first the accounts that can't move. */
export function LossTable({ app, losses, chosen }: LossTableProps) {
  const t = useTranslations('labMoveTarget');
  const nameOf = useAccountName();
  const valueOf = useLossValue();
  const [shownCount, setShownCount] = useState(pageSize);
  // Some apps keep only one of several accounts with the same secret.
  const isRepeated = ({ field, kind, account }: AccountLoss) =>
    field === 'secret' &&
    kind === 'left-out' &&
    chosen.some(
      ({ listed }, index) => index < account && listed.secret === chosen[account]?.listed.secret,
    );
  const sorted = losses.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
  return (
    <>
      <table className={styles.losses}>
        <caption className="visually-hidden">{t('losses.caption', { app })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('losses.account')}</th>
            <th scope="col">{t('losses.field')}</th>
            <th scope="col">{t('losses.result')}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, shownCount).map((loss) => {
            const row = chosen[loss.account];
            const { field, kind, from, to } = loss;
            const value = valueOf(field, from);
            const label = t(`field.${isRepeated(loss) ? 'secretRepeated' : field}`);
            return (
              <tr
                key={`${loss.account} ${field}`}
                data-testid="move-loss"
                data-account={loss.account}
                data-field={fieldNames[field] ?? field}
                data-kind={kind}
              >
                <th scope="row">{row ? nameOf(row) : ''}</th>
                <td>{value === '' ? label : t('losses.value', { field: label, value })}</td>
                <td>{t(`losses.${kind}`, { to: valueOf(field, to) })}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <ShowMore
        hiddenCount={sorted.length - shownCount}
        pageSize={pageSize}
        label={(count) => t('losses.more', { count })}
        onPress={() => setShownCount(shownCount + pageSize)}
      />
    </>
  );
}
