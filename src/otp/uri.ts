import { decodeBase32, encodeBase32 } from './base32.ts';
import { digitBounds, greatestCounter } from './hotp.ts';
import type { OtpSettings } from './settings.ts';

/** Half a surrogate pair has no UTF-8 form; it becomes the replacement character. */
function encodePart(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

function checkBounds({ digits, period, counter }: OtpSettings): void {
  if (!Number.isInteger(digits) || digits < digitBounds.least || digits > digitBounds.most)
    throw new RangeError(
      `digits ${digits} is not within ${digitBounds.least} and ${digitBounds.most}`,
    );
  if (!Number.isSafeInteger(period) || period < 1)
    throw new RangeError(`period ${period} is not a whole number of seconds from 1`);
  if (counter < 0n || counter > greatestCounter)
    throw new RangeError(`counter ${counter} is not within 0 and ${greatestCounter}`);
}

/**
 * The otpauth URI of the settings (Google's Key Uri Format): every parameter always, a space as
 * %20, the colon between issuer and account plain, the secret without padding. Throws a
 * RangeError for a secret that is not Base32 and for values out of bounds.
 */
export function writeOtpUri(settings: OtpSettings): string {
  checkBounds(settings);
  const decoded = decodeBase32(settings.secret);
  if (!decoded.ok) throw new RangeError(`the secret is not Base32: ${decoded.error.kind}`);
  const { type, issuer, account, algorithm, digits, period, counter } = settings;
  const label = `${encodePart(issuer)}:${encodePart(account)}`;
  const parameters = [
    `secret=${encodeBase32(decoded.bytes, { padding: false })}`,
    `issuer=${encodePart(issuer)}`,
    `algorithm=${algorithm}`,
    `digits=${digits}`,
    type === 'totp' ? `period=${period}` : `counter=${counter}`,
  ];
  return `otpauth://${type}/${label}?${parameters.join('&')}`;
}
