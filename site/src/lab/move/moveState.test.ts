import { expect, it } from 'vitest';
import {
  chosenOf,
  emptyState,
  incompleteExports,
  type MoveAction,
  reduceMove,
  rowsOf,
} from './moveState.ts';
import type { ListedAccount } from './moveQuestions.ts';

const account: ListedAccount = {
  type: 'totp',
  issuer: 'GitHub',
  account: 'alice',
  secret: 'GEZDGNBVGY3TQOJQ',
  algorithm: 'SHA1',
  digits: 6,
  period: 30,
  counter: 0n,
  pin: '',
  groups: [],
  isFavorite: false,
  hasNote: false,
  hasIcon: false,
};

const opened = (key: string, ...accounts: readonly ListedAccount[]): MoveAction => ({
  type: 'open',
  key,
  answer: {
    kind: 'accounts',
    app: 'Aegis',
    accounts,
    packed: new Uint8Array(),
    unread: [],
    batches: [],
  },
});
const stateAfter = (...actions: readonly MoveAction[]) => actions.reduce(reduceMove, emptyState);

const other = { ...account, secret: 'JBSWY3DPEHPK3PXP' };
const repeated = { ...account, issuer: 'Again', groups: ['Work'] };

const batchOf = (id: number, size: number, ...received: readonly number[]) => {
  const indexes = Array.from({ length: size }, (_, index) => index);
  return { id, size, received, missing: indexes.filter((index) => !received.includes(index)) };
};

it('knows which QR codes are missing of an export that came as text, pictures or files', () => {
  const [text, pictures, file] = [batchOf(7, 4, 0), batchOf(7, 4, 2), batchOf(7, 4, 1, 3)];
  const missing = (...batches: readonly ReturnType<typeof batchOf>[]) =>
    incompleteExports(batches.map((batch) => ({ batches: [batch] })));
  expect(missing(text)).toEqual([{ id: 7, size: 4, missing: [1, 2, 3] }]);
  expect(missing(text, pictures)).toEqual([{ id: 7, size: 4, missing: [1, 3] }]);
  expect(missing(text, pictures, file)).toEqual([]);
});

it('doesn’t take the QR codes of another export for those that are missing', () => {
  const text = { batches: [batchOf(7, 2, 0), batchOf(8, 2, 1)] };
  const pictures = { batches: [batchOf(9, 2, 0, 1)] };
  expect(incompleteExports([text, { batches: [] }, pictures])).toEqual([
    { id: 7, size: 2, missing: [1] },
    { id: 8, size: 2, missing: [0] },
  ]);
});

it('merges accounts with the same codes on demand', () => {
  const actions = [opened('file1', account, other), opened('file2', repeated)];
  const separate = rowsOf(stateAfter(...actions));
  expect(separate.rows).toHaveLength(3);
  expect(separate.repeatedCount).toBe(1);
  const { rows } = rowsOf(stateAfter(...actions, { type: 'merge', isMerged: true }));
  expect(rows.map(({ accountIndexes }) => accountIndexes)).toEqual([[0, 2], [1]]);
  expect(rows[0]?.listed.groups).toEqual(['Work']);
});

it('lists a merged account with the counter and the details that the file gets', () => {
  const hotp = { ...account, type: 'hotp', counter: 2n } as const;
  const added = { ...hotp, counter: 9n, isFavorite: true, hasNote: true, hasIcon: true };
  const { rows } = rowsOf(
    stateAfter(opened('file1', hotp, added, hotp), { type: 'merge', isMerged: true }),
  );
  expect(rows.map(({ listed }) => listed)).toEqual([added]);
});

it('shows the names that a merged account gets, unless the visitor changed them', () => {
  const unnamed = { ...account, issuer: '' };
  const actions = [
    opened('file1', unnamed),
    opened('file2', account),
    { type: 'merge', isMerged: true } as const,
  ];
  expect(rowsOf(stateAfter(...actions)).rows[0]?.issuer).toBe('GitHub');
  const edit = { type: 'edit', key: 'file1:0', edit: { issuer: 'Renamed' } } as const;
  expect(rowsOf(stateAfter(...actions, edit)).rows[0]?.issuer).toBe('Renamed');
});

it.each([
  ['another period', { ...account, period: 60 }],
  ['another PIN', { ...account, type: 'motp', pin: '1234' } as const],
])('keeps accounts apart that have %s', (_, variant) => {
  expect(rowsOf(stateAfter(opened('file1', account, variant))).repeatedCount).toBe(0);
});

it('numbers the chosen accounts through all sources, with their new names', () => {
  const state = stateAfter(
    opened('file1', account, other),
    opened('file2', { ...other, digits: 8 }),
    { type: 'choose', keys: ['file1:0'], isChosen: false },
    { type: 'edit', key: 'file2:0', edit: { issuer: 'Renamed' } },
  );
  expect(chosenOf(rowsOf(state).rows)).toEqual([
    { accountIndexes: [1], issuer: 'GitHub', account: 'alice' },
    { accountIndexes: [2], issuer: 'Renamed', account: 'alice' },
  ]);
});

it('forgets the edits of a source that is opened again or removed', () => {
  const edit: MoveAction = { type: 'edit', key: 'text:0', edit: { isChosen: false } };
  const again = stateAfter(opened('text', account), edit, opened('text', account));
  expect(rowsOf(again).rows[0]?.isChosen).toBe(true);
  expect(
    stateAfter(opened('text', account), edit, { type: 'remove', key: 'text' }).edits.size,
  ).toBe(0);
});
