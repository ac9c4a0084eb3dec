import { type Dispatch, memo, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ListedAccount } from '../moveQuestions.ts';
import { LongWord } from '../../../components/shared/LongWord.tsx';
import type { MoveAction } from '../moveState.ts';
import styles from './MoveAccounts.module.css';
import { RenameForm } from './RenameForm.tsx';

interface AccountRowProps {
  readonly rowKey: string;
  readonly listed: ListedAccount;
  readonly isChosen: boolean;
  readonly issuer: string;
  readonly account: string;
  /** What is unusual about the account. Empty if nothing is. */
  readonly marks: string;
  /** Shown instead of an empty issuer or account. */
  readonly noIssuer: string;
  readonly noAccount: string;
  readonly rename: string;
  /** `rename` with the name of the account, for screen readers. */
  readonly renameName: string;
  readonly dispatch: Dispatch<MoveAction>;
}

/**
 * An account with a box to choose it, its names, and what is unusual about it. The list translates its texts: with
 * hundreds of rows, that is much faster than translations in each row.
 */
export const AccountRow = memo((props: AccountRowProps) => {
  const { rowKey, listed, isChosen, issuer, account, marks, dispatch } = props;
  const { noIssuer, noAccount, rename, renameName } = props;
  const id = useId();
  const [isRenaming, setRenaming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const finish = () => {
    flushSync(() => setRenaming(false));
    button.current?.focus();
  };
  return (
    <li
      className={styles.row}
      data-testid="move-account"
      data-type={listed.type}
      data-issuer={issuer}
      data-account={account}
      data-secret={listed.secret}
      data-algorithm={listed.algorithm}
      data-digits={listed.digits}
      data-period={listed.period}
      data-counter={String(listed.counter)}
    >
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={isChosen}
          aria-describedby={marks === '' ? undefined : id}
          onChange={({ target }) =>
            dispatch({ type: 'edit', key: rowKey, edit: { isChosen: target.checked } })
          }
        />
        <span>
          <bdi className={styles.issuer}>{issuer === '' ? noIssuer : issuer}</bdi>{' '}
          <bdi className={styles.account}>
            {account === '' ? noAccount : <LongWord kind="email" text={account} />}
          </bdi>
        </span>
      </label>
      {marks !== '' && (
        <p id={id} className={styles.marks}>
          {marks}
        </p>
      )}
      {!isRenaming && (
        <button
          ref={button}
          type="button"
          className={styles.rename}
          aria-label={renameName}
          onClick={() => setRenaming(true)}
        >
          {rename}
        </button>
      )}
      {isRenaming && (
        <RenameForm
          rowKey={rowKey}
          issuer={issuer}
          account={account}
          dispatch={dispatch}
          onDone={finish}
        />
      )}
    </li>
  );
});
