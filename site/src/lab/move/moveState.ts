import { codeKey, mergedNames } from '@otp-lab/account-transfer';
import type { Batch } from '@otp-lab/otp/read';
import type {
  ChosenAccount,
  ListedAccount,
  OpenAnswer,
  PackedAccounts,
  UnreadEntry,
} from './moveQuestions.ts';

/** The keys of two sources: the text of the field, and all QR codes together. */
export const textSource = 'text';
export const qrSource = 'qrCodes';

type OpenedAccounts = Extract<OpenAnswer, { kind: 'accounts' }>;

/** Content that was opened: a file, the text of the field, or QR codes. */
export interface Source extends Omit<OpenedAccounts, 'kind'> {
  readonly key: string;
}

/** What the visitor changed about an account. */
export interface Edit {
  readonly isChosen?: boolean;
  readonly issuer?: string;
  readonly account?: string;
}

export interface MoveState {
  readonly sources: readonly Source[];
  /** Edits by the key of a row. */
  readonly edits: ReadonlyMap<string, Edit>;
  readonly isMerged: boolean;
}

export const emptyState: MoveState = { sources: [], edits: new Map(), isMerged: false };

export type MoveAction =
  | { readonly type: 'open'; readonly key: string; readonly answer: OpenedAccounts }
  | { readonly type: 'remove'; readonly key: string }
  | { readonly type: 'edit'; readonly key: string; readonly edit: Edit }
  | { readonly type: 'choose'; readonly keys: readonly string[]; readonly isChosen: boolean }
  | { readonly type: 'merge'; readonly isMerged: boolean };

function withoutEditsOf(edits: MoveState['edits'], sourceKey: string): MoveState['edits'] {
  return new Map([...edits].filter(([key]) => !key.startsWith(`${sourceKey}:`)));
}

function withSource(sources: readonly Source[], added: Source): Source[] {
  const isPresent = sources.some(({ key }) => key === added.key);
  return isPresent
    ? sources.map((source) => (source.key === added.key ? added : source))
    : [...sources, added];
}

export function reduceMove(state: MoveState, action: MoveAction): MoveState {
  const { sources, edits } = state;
  switch (action.type) {
    case 'open': {
      const { kind: _, ...opened } = action.answer;
      const added = { ...opened, key: action.key };
      return {
        ...state,
        sources: withSource(sources, added),
        edits: withoutEditsOf(edits, action.key),
      };
    }
    case 'remove':
      return {
        ...state,
        sources: sources.filter(({ key }) => key !== action.key),
        edits: withoutEditsOf(edits, action.key),
      };
    case 'edit':
      return {
        ...state,
        edits: new Map(edits).set(action.key, { ...edits.get(action.key), ...action.edit }),
      };
    case 'choose': {
      const changed = new Map(edits);
      for (const key of action.keys)
        changed.set(key, { ...changed.get(key), isChosen: action.isChosen });
      return { ...state, edits: changed };
    }
    default:
      return { ...state, isMerged: action.isMerged };
  }
}

/** A line of the list: an account, or several with the same codes that the visitor merged. */
export interface Row {
  readonly key: string;
  /** The indexes of its accounts among the accounts of all sources, from 0. */
  readonly accountIndexes: readonly number[];
  /** The account that the file gets, before the visitor's edits. */
  readonly listed: ListedAccount;
  readonly isChosen: boolean;
  readonly issuer: string;
  readonly account: string;
}

/**
 * Returns a key that is equal for accounts with the same codes. HOTP accounts that differ only in their counter share a
 * key. Unlike in `mergeDuplicates`, an account without a PIN has a key of its own.
 */
function duplicateKey(account: ListedAccount): string {
  return `${codeKey(account)} ${account.pin}`;
}

/** Returns the row of an account, with the visitor's changes. */
function rowOf(
  key: string,
  accountIndex: number,
  listed: ListedAccount,
  edit: Edit | undefined,
): Row {
  const { isChosen = true, issuer = listed.issuer, account = listed.account } = edit ?? {};
  return { key, accountIndexes: [accountIndex], listed, isChosen, issuer, account };
}

/** Returns a row that also stands for another account with the same codes. */
function mergedRow(
  row: Row,
  accountIndex: number,
  added: ListedAccount,
  edit: Edit | undefined,
): Row {
  const { counter, hasNote, hasIcon, isFavorite, groups } = row.listed;
  const names = mergedNames([row.listed, added]);
  return {
    ...row,
    ...names,
    ...edit,
    accountIndexes: [...row.accountIndexes, accountIndex],
    listed: {
      ...row.listed,
      ...names,
      counter: added.counter > counter ? added.counter : counter,
      isFavorite: isFavorite || added.isFavorite,
      hasNote: hasNote || added.hasNote,
      hasIcon: hasIcon || added.hasIcon,
      groups: [...new Set([...groups, ...added.groups])],
    },
  };
}

/** Returns the rows of the list, and how many accounts repeat an earlier one. */
export function rowsOf({ sources, edits, isMerged }: MoveState): {
  readonly rows: readonly Row[];
  readonly repeatedCount: number;
} {
  const rows: Row[] = [];
  const indexByDuplicateKey = new Map<string, number>();
  let repeatedCount = 0;
  const all = sources.flatMap(({ key, accounts }) =>
    accounts.map((listed, index) => ({ key: `${key}:${index}`, listed })),
  );
  for (const [accountIndex, { key, listed }] of all.entries()) {
    const accountKey = duplicateKey(listed);
    const earlier = indexByDuplicateKey.get(accountKey);
    if (earlier === undefined) indexByDuplicateKey.set(accountKey, rows.length);
    else repeatedCount += 1;
    const row = earlier === undefined ? undefined : rows[earlier];
    if (isMerged && earlier !== undefined && row !== undefined)
      rows[earlier] = mergedRow(row, accountIndex, listed, edits.get(row.key));
    else rows.push(rowOf(key, accountIndex, listed, edits.get(key)));
  }
  return { rows, repeatedCount };
}

/** Returns what the worker needs to know about the chosen rows. */
export function chosenOf(rows: readonly Row[]): ChosenAccount[] {
  return rows
    .filter(({ isChosen }) => isChosen)
    .map(({ accountIndexes, issuer, account }) => ({ accountIndexes, issuer, account }));
}

export function packsOf({ sources }: MoveState): PackedAccounts[] {
  return sources.map(({ packed }) => packed);
}

/** Returns the entries of all sources that couldn't be read. */
export function unreadOf({ sources }: MoveState): readonly UnreadEntry[] {
  return sources.flatMap(({ unread }) => unread);
}

/**
 * Returns the exports that aren't complete. The visitor may bring the QR codes of one export in different ways: as
 * pictures, in front of the camera, or as text. The indexes of missing QR codes count from 0.
 */
export function incompleteExports(
  sources: readonly Pick<Source, 'batches'>[],
): Pick<Batch, 'id' | 'size' | 'missing'>[] {
  const exports = new Map<number, Pick<Batch, 'id' | 'size' | 'missing'>>();
  for (const { id, size, received, missing } of sources.flatMap(({ batches }) => batches)) {
    const earlier = exports.get(id);
    exports.set(id, {
      id,
      size,
      missing: (earlier?.missing ?? missing).filter((index) => !received.includes(index)),
    });
  }
  return [...exports.values()].filter(({ missing }) => missing.length > 0);
}
