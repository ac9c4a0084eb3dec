import { decodeBase32, plainBase32 } from './base32.ts';
import { checkCounter, checkDigits, checkPeriod } from './bounds.ts';
import type { OtpSettings } from './settings.ts';

/** Half a surrogate pair has no UTF-8 form; it becomes the replacement character. */
function encodePart(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

/**
 * 'issuer:account', or the account alone where there is no issuer. An account with a colon then
 * keeps an empty issuer before it: otherwise its first part would be read as one.
 */
function labelOf({ issuer, account }: OtpSettings): string {
  if (issuer === '' && !account.includes(':')) return encodePart(account);
  return `${encodePart(issuer)}:${encodePart(account)}`;
}

/**
 * The otpauth URI of the settings (Google's Key Uri Format): every parameter always (`issuer`
 * where there is one), a space as %20, the colon between issuer and account plain, the secret
 * with the characters that it has, without padding. Throws a RangeError for a secret that is not
 * Base32 and for values out of bounds.
 */
export function writeOtpUri(settings: OtpSettings): string {
  checkDigits(settings.digits);
  checkPeriod(settings.period);
  checkCounter(settings.counter);
  const decoded = decodeBase32(settings.secret);
  if (!decoded.ok) throw new RangeError(`the secret is not Base32: ${decoded.error.kind}`);
  const { type, issuer, algorithm, digits, period, counter } = settings;
  const parameters = [
    `secret=${plainBase32(settings.secret)}`,
    ...(issuer === '' ? [] : [`issuer=${encodePart(issuer)}`]),
    `algorithm=${algorithm}`,
    `digits=${digits}`,
    type === 'totp' ? `period=${period}` : `counter=${counter}`,
  ];
  return `otpauth://${type}/${labelOf(settings)}?${parameters.join('&')}`;
}
