import { decodeTypedBase32, normalizeBase32 } from './base32.ts';
import { checkCounter, checkDigits, checkPeriod } from './bounds.ts';
import type { OtpSettings } from './settings.ts';

/**
 * Returns a text percent-encoded, for a part of a URI. Never throws, unlike `encodeURIComponent`: a lone surrogate,
 * which UTF-8 can't encode, becomes U+FFFD.
 */
export function encodeUriPart(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

/**
 * Returns the percent-encoded label of an otpauth URI: 'issuer:account', or just the account if there is no issuer. If
 * such an account contains a colon, the label begins with a colon, that is, with an empty issuer. Otherwise, readers
 * would take the part before the colon as the issuer.
 */
export function uriLabel({ issuer, account }: Pick<OtpSettings, 'issuer' | 'account'>): string {
  if (issuer === '' && !account.includes(':')) return encodeUriPart(account);
  return `${encodeUriPart(issuer)}:${encodeUriPart(account)}`;
}

/**
 * Returns the otpauth URI for an account (Google's Key URI Format).
 *
 * The URI contains every parameter, also those with default values, but no empty issuer. It
 * encodes a space as %20, keeps the colon between issuer and account unencoded, and contains the
 * normalized secret without padding.
 *
 * @param options.domain the value of the issuer parameter instead of the issuer, which then appears
 *   only in the label. Apple recommends this: password managers find the account by the domain.
 * @throws {RangeError} if the secret isn't Base32 or a value is out of bounds
 */
export function writeOtpUri(
  settings: OtpSettings,
  options: { readonly domain?: string | undefined } = {},
): string {
  checkDigits(settings.digits);
  checkPeriod(settings.period);
  checkCounter(settings.counter);
  const decoded = decodeTypedBase32(settings.secret);
  if (!decoded.ok) throw new RangeError(`the secret is not Base32: ${decoded.error.kind}`);
  const { type, issuer, algorithm, digits, period, counter } = settings;
  const issuerParameter = options.domain ?? issuer;
  const parameters = [
    `secret=${normalizeBase32(settings.secret)}`,
    ...(issuerParameter === '' ? [] : [`issuer=${encodeUriPart(issuerParameter)}`]),
    `algorithm=${algorithm}`,
    `digits=${digits}`,
    type === 'totp' ? `period=${period}` : `counter=${counter}`,
  ];
  return `otpauth://${type}/${uriLabel(settings)}?${parameters.join('&')}`;
}
