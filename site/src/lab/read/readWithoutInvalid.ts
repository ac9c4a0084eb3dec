import type { OtpSettings } from '@otp-lab/otp';
import { type Finding, readText, type RuleId } from '@otp-lab/otp/read';

/** The parameters that a URI may leave out, by the rule that an invalid value breaks. */
export const optionalParameters: Partial<Record<RuleId, string>> = {
  'key-uri-algorithm': 'algorithm',
  'rfc4226-digits': 'digits',
  'rfc6238-period': 'period',
};

/** An account whose URI had invalid values. */
export interface AccountWithoutInvalid {
  readonly account: OtpSettings;
  /** The findings about the URI without the invalid parameters. */
  readonly findings: readonly Finding[];
  /** The invalid parameters as written, such as 'period=0'. */
  readonly invalid: readonly string[];
}

/**
 * Reads a URI without its invalid parameters, as if they were absent. Returns undefined if the text isn't one OTP URI,
 * or if it has an error that no default mends, such as a missing secret.
 * @param all the findings about the text
 */
export function readWithoutInvalid(
  text: string,
  all: readonly Finding[],
): AccountWithoutInvalid | undefined {
  const uri = text.trim();
  if (!/^otpauth:\/\/\S+$/i.test(uri)) return undefined;
  const errors = all.filter(({ severity }) => severity === 'error');
  const names = errors.map(({ rule }) => optionalParameters[rule]);
  if (names.length === 0 || names.includes(undefined)) return undefined;
  const start = uri.indexOf('?') + 1;
  const parameters = uri.slice(start).split('&');
  const isInvalid = (parameter: string) =>
    names.includes(parameter.split('=')[0]?.trim().toLowerCase());
  const others = parameters.filter((parameter) => !isInvalid(parameter));
  const { accounts, findings } = readText(uri.slice(0, start) + others.join('&'));
  const [account] = accounts;
  return account && { account, findings, invalid: parameters.filter(isInvalid) };
}
