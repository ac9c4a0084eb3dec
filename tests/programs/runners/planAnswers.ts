import type { Suite, SuiteAccount, SuiteGroup } from '@otp-lab/vectors';

export interface PlannedAnswer {
  readonly answer?: unknown;
  readonly refused?: string;
  readonly unsupported?: string;
  /** The library's code has an error in this case. */
  readonly mistake?: true;
}

/** Returns the right answer to a case, or a refusal if the case is invalid. */
function rightAnswer({ kind, tests }: SuiteGroup, index: number): PlannedAnswer {
  const test = tests[index] as unknown as Record<string, unknown>;
  if (kind === 'verification') return { answer: test['result'] !== 'invalid' };
  if (test['result'] === 'invalid') return { refused: 'refused' };
  if (kind === 'uris') return { answer: { account: test['account'], code: test['code'] } };
  return { answer: test[{ codes: 'code', base32: 'key', exports: 'accounts' }[kind]] };
}

/** Returns an account that differs in one field, which depends on `index`. */
function changeAccount(account: SuiteAccount, index: number): Partial<SuiteAccount> {
  const { digits, issuer: _, period: __, ...rest } = account;
  const wrong = [{ digits: digits + 1 }, { issuer: 'Wrong' }, { key: '00' }, { counter: '7' }, {}];
  return { ...rest, ...wrong[index % wrong.length] };
}

/**
 * Returns another answer than the right one. A few of these answers are right, too, because they only leave out fields.
 */
function otherAnswer({ kind, tests }: SuiteGroup, index: number): PlannedAnswer {
  const right = rightAnswer({ kind, tests } as SuiteGroup, index).answer;
  if (kind === 'verification') return { answer: right !== true };
  if (kind === 'codes' || kind === 'base32') return { answer: `0${(right ?? '') as string}` };
  if (kind === 'exports') {
    const accounts = (right ?? []) as readonly SuiteAccount[];
    const changed = accounts.map((one) => changeAccount(one, index));
    return { answer: index % 2 === 0 ? changed : changed.slice(1) };
  }
  const { account, code } = (right ?? {}) as { account?: SuiteAccount; code?: string };
  if (account === undefined) return { answer: { account: { key: '00' } } };
  // With the right code, the account decides.
  const changed = changeAccount(account, index);
  return { answer: { account: changed, code: index % 2 === 0 ? code : '123456' } };
}

/**
 * Returns an answer to each case by id: most are right, every fifth is another answer, and every
 * seventh a refusal. Every 29th isn't supported. With `areRight`, all are right.
 */
export function planAnswers(
  { groups }: Suite,
  areRight = false,
): Readonly<Record<string, PlannedAnswer>> {
  const all = groups.flatMap((group) => group.tests.map(({ id }, index) => ({ group, id, index })));
  return Object.fromEntries(
    all.map(({ group, id, index }, position) => {
      if (areRight) return [id, rightAnswer(group, index)];
      if (position % 29 === 5) return [id, { unsupported: 'planned' }];
      if (position % 7 === 3) return [id, { refused: 'refused' }];
      const choose = position % 5 === 1 ? otherAnswer : rightAnswer;
      return [id, choose(group, index)];
    }),
  );
}
