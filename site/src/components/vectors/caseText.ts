import type {
  Base32Case,
  CodeSettings,
  ExportCase,
  SuiteAccount,
  SuiteGroup,
  UriCase,
  VerificationCase,
} from '@otp-lab/vectors';
import { separator } from '../shared/separator.ts';

export type Input =
  | CodeSettings
  | Pick<Base32Case, 'text'>
  | Pick<UriCase, 'uri' | 'seconds'>
  | Pick<ExportCase, 'uris'>
  | Pick<VerificationCase, 'typed' | 'behind' | 'ahead' | 'used' | keyof CodeSettings>;

/** A case of any kind. */
export type AnyCase = SuiteGroup['tests'][number];

/** The input of a case as text: the values, which have no names, and the settings. */
export interface InputText {
  readonly values: readonly string[];
  readonly settings: string;
}

/** Characters that are invisible or change the direction of a line. */
const invisible = /[\p{C}\p{M}\p{Zl}\p{Zp}\u00a0-\u00ad\u3000]/gu;

/** Returns a value as JSON, with escapes for invisible characters. */
export function quoted(value: string | number): string {
  return JSON.stringify(value).replace(invisible, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

/** Returns a text unchanged, so that visitors can copy it. Quotes it if part of it is invisible. */
function quotedIfNeeded(text: string): string {
  const isPlain = text !== '' && text.trim() === text && quoted(text) === `"${text}"`;
  return isPlain ? text : quoted(text);
}

function settingsText(settings: CodeSettings): string {
  const { type, algorithm, digits, counter, seconds, period } = settings;
  const movingFactor =
    counter === undefined ? [`seconds ${seconds}`, `period ${period}`] : [`counter ${counter}`];
  return [type, algorithm, `digits ${digits}`, ...movingFactor].join(separator);
}

/** Describes the input of a case by the names that the file uses. */
export function inputText(input: Input): InputText {
  if ('typed' in input) {
    const { typed, behind, ahead, used, key } = input;
    const window = [`behind ${behind}`, `ahead ${ahead}`, ...(used ? [`used ${used}`] : [])];
    return {
      values: [quoted(typed), `key ${key}`],
      settings: [settingsText(input), ...window].join(separator),
    };
  }
  if ('uris' in input) return { values: input.uris.map(quotedIfNeeded), settings: '' };
  if ('uri' in input) {
    const { uri, seconds } = input;
    return {
      values: [quotedIfNeeded(uri)],
      settings: seconds === undefined ? '' : `seconds ${seconds}`,
    };
  }
  if ('text' in input) return { values: [quoted(input.text)], settings: '' };
  return { values: [`key ${input.key || '""'}`], settings: settingsText(input) };
}

/** Describes an account by the names that the file uses. */
function accountText(account: SuiteAccount): string {
  const names = (['issuer', 'account'] as const).flatMap((name) => {
    const value = account[name];
    return value === undefined ? [] : [`${name} ${quoted(value)}`];
  });
  const { type, algorithm, digits, period, counter, key } = account;
  const movingFactor = [
    ...(period === undefined ? [] : [`period ${period}`]),
    ...(counter === undefined ? [] : [`counter ${counter}`]),
  ];
  return [...names, type, algorithm, `digits ${digits}`, ...movingFactor, `key ${key}`].join(
    separator,
  );
}

/** A program's answer, or the expected one. */
export interface AnswerText {
  /** The code, the key, or whether the code is accepted. */
  readonly value: string | undefined;
  readonly accounts: readonly string[];
}

export type Answer =
  | string
  | {
      readonly code?: string;
      readonly account?: SuiteAccount;
      readonly accounts?: readonly SuiteAccount[];
      readonly accepted?: boolean;
      readonly matched?: string;
      readonly refused?: string;
    };

/** Describes an answer by the names that the file uses. */
export function answerText(answer: Answer): AnswerText {
  if (typeof answer === 'string') return { value: answer === '' ? '""' : answer, accounts: [] };
  const { code, account, accounts = account ? [account] : [], accepted, matched } = answer;
  const verdict =
    accepted === undefined
      ? undefined
      : [`accepted ${accepted}`, ...(matched === undefined ? [] : [`matched ${matched}`])].join(
          separator,
        );
  return { value: code ?? verdict, accounts: accounts.map(accountText) };
}

/** Returns the expected answer of a case, or undefined if a program must refuse the input. */
export function expectedOf(test: AnyCase): AnswerText | undefined {
  if ('typed' in test)
    return answerText({
      accepted: test.result !== 'invalid',
      ...(test.matched === undefined ? {} : { matched: test.matched }),
    });
  if (test.result === 'invalid') return undefined;
  if ('uris' in test) return answerText({ accounts: test.accounts ?? [] });
  if ('text' in test) return answerText(test.key ?? '');
  if ('uri' in test)
    return answerText({
      ...(test.code === undefined ? {} : { code: test.code }),
      ...(test.account ? { account: test.account } : {}),
    });
  return answerText(test.code ?? '');
}
