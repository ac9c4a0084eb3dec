import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ShowMore } from '../../ShowMore.tsx';
import { useAccountName } from '../accounts/useAccountName.ts';
import type { WriteAnswer } from '../moveQuestions.ts';
import type { MoveState, Row } from '../moveState.ts';
import type { MoveWorker } from '../useMoveWorker.ts';
import styles from './CodeCheck.module.css';
import { CodeRow } from './CodeRow.tsx';
import { periodOf, useCodePairs } from './useCodePairs.ts';

interface CodeCheckProps {
  readonly state: MoveState;
  readonly chosen: readonly Row[];
  readonly written: WriteAnswer;
  readonly worker: MoveWorker;
}

/** The number of accounts that are shown at first, and that each press adds. */
const pageSize = 10;

/** Shows the codes of the old accounts and of the written file side by side. */
export function CodeCheck({ state, chosen, written, worker }: CodeCheckProps) {
  const t = useTranslations('labMoveSave.check');
  const nameOf = useAccountName();
  const [shownCount, setShownCount] = useState(pageSize);
  const { chosenIndexes } = written;
  const fileIndexes = useMemo(
    () => [...chosenIndexes.keys()].slice(0, shownCount),
    [chosenIndexes, shownCount],
  );
  const shown = useMemo(
    () => fileIndexes.flatMap((fileIndex) => chosen[chosenIndexes[fileIndex] ?? -1] ?? []),
    [fileIndexes, chosen, chosenIndexes],
  );
  const { pairs, seconds } = useCodePairs(worker, state, shown, fileIndexes, written);
  return (
    <>
      <table className={styles.codes}>
        <caption className="visually-hidden">{t('caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('account')}</th>
            <th scope="col">{t('old')}</th>
            <th scope="col">{t('written')}</th>
            <th scope="col">{t('left')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row, index) => {
            const period = periodOf(row);
            return (
              <CodeRow
                key={row.key}
                name={nameOf(row)}
                old={pairs?.[index]?.old}
                written={pairs?.[index]?.written}
                secondsLeft={
                  period === undefined || seconds === undefined
                    ? undefined
                    : period - (seconds % period)
                }
              />
            );
          })}
        </tbody>
      </table>
      <ShowMore
        hiddenCount={chosenIndexes.length - shownCount}
        pageSize={pageSize}
        label={(count) => t('more', { count })}
        onPress={() => setShownCount(shownCount + pageSize)}
      />
    </>
  );
}
