import type {
  Base32Case,
  CodeSettings,
  ExportCase,
  SuiteAccount,
  SuiteGroup,
  UriCase,
  VerificationCase,
} from '@otp-lab/vectors';

export type Input =
  | CodeSettings
  | Pick<Base32Case, 'text'>
  | Pick<UriCase, 'uri' | 'seconds'>
  | Pick<ExportCase, 'uris'>
  | Pick<VerificationCase, 'typed' | 'behind' | 'ahead' | 'used' | keyof CodeSettings>;

/** A case of any kind. */
export type AnyCase = SuiteGroup['tests'][number];

/** What a program is given: the values that have no name of their own, then the settings. */
export interface InputText {
  readonly given: readonly string[];
  readonly settings: string;
}

/** Characters that are not seen, or that change how a line runs. */
const unseen = /[\p{C}\p{M}\p{Zl}\p{Zp}\u00a0-\u00ad\u3000]/gu;

/** A text as JSON has it, with an escape for everything that would not be seen. */
export function quoted(value: string | number): string {
  return JSON.stringify(value).replace(unseen, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

/** A text as it is, so that it can be copied; quoted where something in it would not be seen. */
function shown(text: string): string {
  const isPlain = text !== '' && text.trim() === text && quoted(text) === `"${text}"`;
  return isPlain ? text : quoted(text);
}

function settingsText(settings: CodeSettings): string {
  const { type, algorithm, digits, counter, seconds, period } = settings;
  const factor =
    counter === undefined ? [`seconds ${seconds}`, `period ${period}`] : [`counter ${counter}`];
  return [type, algorithm, `digits ${digits}`, ...factor].join(' · ');
}

/** The input of a case in the words of the file. */
export function inputText(input: Input): InputText {
  if ('typed' in input) {
    const { typed, behind, ahead, used, key } = input;
    const window = [`behind ${behind}`, `ahead ${ahead}`, ...(used ? [`used ${used}`] : [])];
    return {
      given: [quoted(typed), `key ${key}`],
      settings: [settingsText(input), ...window].join(' · '),
    };
  }
  if ('uris' in input) return { given: input.uris.map(shown), settings: '' };
  if ('uri' in input) {
    const { uri, seconds } = input;
    return { given: [shown(uri)], settings: seconds === undefined ? '' : `seconds ${seconds}` };
  }
  if ('text' in input) return { given: [quoted(input.text)], settings: '' };
  return { given: [`key ${input.key || '""'}`], settings: settingsText(input) };
}

/** An account in the words of the file. */
function accountText(account: SuiteAccount): string {
  const names = (['issuer', 'account'] as const).flatMap((name) => {
    const value = account[name];
    return value === undefined ? [] : [`${name} ${quoted(value)}`];
  });
  const { type, algorithm, digits, period, counter, key } = account;
  const factor = [
    ...(period === undefined ? [] : [`period ${period}`]),
    ...(counter === undefined ? [] : [`counter ${counter}`]),
  ];
  return [...names, type, algorithm, `digits ${digits}`, ...factor, `key ${key}`].join(' · ');
}

/** An answer, expected or given. */
export interface AnswerText {
  /** The code or key, or whether it is accepted. */
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

/** An answer in the words of the file. */
export function answerText(answer: Answer): AnswerText {
  if (typeof answer === 'string') return { value: answer === '' ? '""' : answer, accounts: [] };
  const { code, account, accounts = account ? [account] : [], accepted, matched } = answer;
  const judged =
    accepted === undefined
      ? undefined
      : [`accepted ${accepted}`, ...(matched === undefined ? [] : [`matched ${matched}`])].join(
          ' · ',
        );
  return { value: code ?? judged, accounts: accounts.map(accountText) };
}

/** What a case expects; undefined where it must be refused. */
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
