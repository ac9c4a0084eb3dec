import type {
  Base32Case,
  CodeCase,
  ExportCase,
  SuiteAccount,
  SuiteCase,
  SuiteGroup,
  SuiteKind,
  UriCase,
  VerificationCase,
} from '../types.ts';
import { codeOf } from '../codeCase.ts';

/** An adapter's reply to one case. */
export type Reply =
  | { readonly answer: unknown }
  | { readonly refused: string }
  | { readonly unsupported: string };

/**
 * - `passed`: the stated result, or a refusal that the case allows.
 * - `wrong`: a different value, or no answer.
 * - `accepted`: a value for an invalid case.
 * - `refused`: a refusal of a valid case.
 * - `notRun`: the implementation doesn't support what the case tests.
 */
export const verdicts = ['passed', 'wrong', 'accepted', 'refused', 'notRun'] as const;

export type Verdict = (typeof verdicts)[number];

/**
 * Unix time in seconds. If an implementation doesn't expose the key, its adapter answers with the
 * code of this time.
 */
const askedAt = 1111111109;

/** The answer of a program that exited or was stopped before it answered. */
export const noAnswer = 'no answer';

export type Question = Readonly<Record<string, unknown>>;

/** Returns the question for an adapter: the case without its expected result. */
export function questionOf(kind: SuiteKind, test: SuiteGroup['tests'][number]): Question {
  const { id: _, result: __, flags: ___, comment: ____, ...rest } = test;
  if (kind === 'codes') {
    const { code: _code, ...settings } = rest as CodeCase;
    return settings;
  }
  if (kind === 'base32') return { text: (rest as Base32Case).text, seconds: askedAt };
  if (kind === 'uris') return { uri: (rest as UriCase).uri, seconds: askedAt };
  if (kind === 'exports') return { uris: (rest as { uris: unknown }).uris };
  const { matched: _matched, ...typed } = rest as VerificationCase;
  return typed;
}

const plainCode = (key: string) =>
  codeOf({ type: 'totp', key, algorithm: 'SHA1', digits: 6, seconds: askedAt, period: 30 });

/** Returns the expected answer, or undefined if the case is invalid. */
export function expectedOf(kind: SuiteKind, test: SuiteGroup['tests'][number]): unknown {
  if (test.result === 'invalid') return undefined;
  if (kind === 'codes') return (test as CodeCase).code;
  if (kind === 'base32') return (test as Base32Case).key;
  if (kind === 'exports') return (test as { accounts?: unknown }).accounts;
  if (kind === 'verification') return { accepted: true };
  const { account, code } = test as UriCase;
  return { account, code };
}

/** Returns whether all fields that both accounts have are equal. */
function agrees(given: Partial<SuiteAccount>, expected: SuiteAccount): boolean {
  return Object.entries(expected).every(
    ([name, value]) => !(name in given) || given[name as keyof SuiteAccount] === value,
  );
}

function isRight(kind: SuiteKind, test: SuiteCase, answer: unknown): boolean {
  if (kind === 'codes') return answer === (test as CodeCase).code;
  if (kind === 'base32') {
    const { key = '' } = test as Base32Case;
    if (typeof answer === 'string') return answer === key;
    // HMAC pads keys with zeros, so an empty key and a zero byte give the same code.
    return (answer as { code: unknown }).code === plainCode(key === '' ? '00' : key);
  }
  if (kind === 'uris') {
    const { account, code } = test as UriCase;
    const given = answer as { account?: Partial<SuiteAccount>; code?: unknown };
    const isSameCode = given.code === undefined || given.code === code;
    return isSameCode && account !== undefined && agrees(given.account ?? {}, account);
  }
  const { accounts = [] } = test as ExportCase;
  const given = answer as readonly Partial<SuiteAccount>[];
  return (
    given.length === accounts.length &&
    accounts.every((account, index) => agrees(given[index] ?? {}, account))
  );
}

/** Returns the verdict on a reply to a case. */
export function judge(kind: SuiteKind, test: SuiteCase, reply: Reply): Verdict {
  if ('unsupported' in reply) return 'notRun';
  if ('refused' in reply) return test.result === 'valid' ? 'refused' : 'passed';
  if (reply.answer === noAnswer) return 'wrong';
  if (kind === 'verification') {
    const { accepted } = reply.answer as { accepted: boolean };
    if (test.result === 'acceptable') return 'passed';
    if (accepted === (test.result === 'valid')) return 'passed';
    return accepted ? 'accepted' : 'wrong';
  }
  if (test.result === 'invalid') return 'accepted';
  return isRight(kind, test, reply.answer) ? 'passed' : 'wrong';
}
