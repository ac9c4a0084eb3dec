import {
  type Diagnosis,
  type CausePart,
  looksLikeTypingDelay,
  sentenceValues,
  wantedValue,
} from '../diagnosis/index.ts';
import type { OtpSettings } from '../settings.ts';
import { englishFormats, joinAlternatives, type Sentence } from './sentences.ts';

/** Sentences about what the app or the person who typed did, one for each part of a finding. */
const sentences: Readonly<Record<CausePart['kind'], Sentence>> = {
  'clock-steps': ({ count, direction, low, high, size, time }) =>
    `The app is ${count === 1 ? 'one time step' : `${count} time steps`} ${direction}: its clock is ${low} to ${high} seconds ${direction === 'ahead' ? 'fast' : 'slow'}${size === 'long' ? ` (about ${time})` : ''}.`,
  'clock-milliseconds': () => 'The app counted milliseconds instead of seconds.',
  'clock-zone': ({ time, direction }) =>
    `The app got the time zone wrong: ${time} ${direction}, as if local time were UTC.`,
  'clock-rounded': () =>
    'The app rounded the time to the nearest step instead of rounding down, so its code changed half a period early.',
  counter: ({ shown, direction }) =>
    `The app’s counter is ${shown} ${direction === 'ahead' ? 'higher' : 'lower'} than expected for this code.`,
  algorithm: ({ algorithm, wanted }) => `The app used ${algorithm}, not ${wanted}.`,
  digits: ({ digits, wanted }) => `The app used ${digits} digits, not ${wanted}.`,
  'digits-padded': ({ computed }) => `The app computed ${computed} digits and put zeros in front.`,
  period: ({ period, type, wanted }) =>
    period === 1
      ? 'The app used Unix time itself as the counter, without dividing it by the period.'
      : `The app changed its code every ${period} seconds${type === 'totp' ? `, not every ${wanted}` : ''}.`,
  'type-totp': () => 'The app treated this as a time-based (TOTP) account.',
  'type-hotp': () =>
    'The app treated this as a counter-based (HOTP) account, or its clock started at zero.',
  'key-ascii': () => 'The app used the secret as plain text instead of decoding it from Base32.',
  'key-hex': () => 'The app read the secret as hexadecimal instead of Base32.',
  'key-hex-text': () =>
    'The app used the key’s hexadecimal text, instead of its bytes, as the key.',
  'key-hex-as-base32': () => 'The app decoded the key’s hexadecimal text as Base32.',
  'key-padded': () => 'The app put extra zero bytes in front of the key.',
  'key-cut': ({ bytes }) => `The app used only the first ${bytes} bytes of the key.`,
  'key-partial-byte': () =>
    'The app kept the leftover bits at the end of the secret, which don’t make up a whole byte.',
  'key-repaired': () =>
    'The app replaced characters that aren’t Base32 with lookalikes, such as 0 with O.',
  'truncation-byte19': () =>
    'The app took the offset from byte 19 of the hash, which is the last byte only in SHA1.',
  'truncation-sign': () => 'The app kept the sign bit that RFC 4226 removes.',
  'code-zeros-lost': () => 'The code’s leading zeros are missing.',
  'code-cut-left': () => 'The app cut off the beginning of the code.',
  'code-cut-right': () => 'The app cut off the end of the code.',
  'alphabet-steam': () => 'The app showed the code in Steam’s alphabet.',
  'clock-seconds': ({ low, high, direction, size, time }) =>
    `The app’s clock is ${low} to ${high} seconds ${direction === 'ahead' ? 'fast' : 'slow'}${size === 'long' ? ` (about ${time})` : ''}.`,
  'counter-little-endian': ({ bytes }) =>
    bytes === 4
      ? 'The app hashed the counter as 4 bytes, low byte first; it should be 8 bytes, high byte first.'
      : 'The app wrote the counter low byte first; it should be high byte first.',
  'counter-32-bit': () => 'The app wrote the counter in 4 bytes instead of 8.',
  'counter-text': () => 'The app hashed the counter as text instead of as 8 bytes.',
  'key-empty': () => 'The app used an empty key: it couldn’t read the secret and didn’t say so.',
  'key-repeated': ({ bytes }) => `The app repeated the key until it was ${bytes} bytes long.`,
  'key-invalid-skipped': () => 'The app skipped characters in the secret that aren’t Base32.',
  'key-invalid-zero': () => 'The app treated characters in the secret that aren’t Base32 as zeros.',
  'key-base64': () => 'The app decoded the secret as Base64 instead of Base32.',
  'key-base32hex': () => 'The app decoded the secret with a different Base32 alphabet, base32hex.',
  'key-crockford': () =>
    'The app decoded the secret with a different Base32 alphabet, Crockford’s.',
  'key-utf16': () => 'The app used the secret as plain text, with two bytes per character.',
  'key-newline': () => 'The app included a line break in the key.',
  'hash-plain': () => 'The app hashed the key and the counter without HMAC.',
  'hash-swapped': () => 'The app swapped the key and the counter in the HMAC.',
  'truncation-offset': ({ offset }) =>
    `The app always takes the number from byte ${offset} of the hash. The offset should come from the last byte.`,
  'truncation-hex': () => 'The app truncated the hash’s hexadecimal text instead of its bytes.',
  'truncation-first-digits': () =>
    'The app showed the first digits of the number instead of the last.',
  'truncation-modulo-32-bit': () =>
    'The app computed 10-digit codes with 32-bit integers, which are too small for them.',
  'typing-one-digit': ({ place, code }) =>
    `One digit may be mistyped: code ${place} would be ${code}. Check it again.`,
  'typing-swapped': ({ place, code }) =>
    `Two digits may be swapped: code ${place} would be ${code}. Check it again.`,
  'typing-late': ({ place }) =>
    `Code ${place} is the one before: it may have changed while you were typing it.`,
  'clock-milliseconds-32-bit': () =>
    'The app counted milliseconds in 32 bits, which is too few: the count overflows every seven weeks.',
  'clock-since-2001': () => 'The app counted seconds from the start of 2001 instead of 1970.',
  'counter-step': ({ direction }) =>
    `${direction === 'ahead' ? 'The app counted one time step too many' : 'The app showed the code of the time step before'}, although the device’s clock is right.`,
  'counter-word-twice': () =>
    'The app wrote the lower 4 bytes of the counter twice instead of all 8 bytes once.',
  'hash-block64': () =>
    'The app computed HMAC with 64-byte blocks, but this hash uses 128-byte blocks.',
  'key-block': () =>
    'The app truncated the key because it’s longer than a block of the hash. HMAC requires such a key to be hashed instead.',
  'key-text': () => 'The app decoded the key as UTF-8 text, which destroys bytes of 0x80 or above.',
  'key-utf8': () =>
    'The app encoded the key in UTF-8, which turns each byte of 0x80 or above into two.',
  'key-zero-ended': () => 'The app ended the key at its first zero byte, as a C string would.',
  'key-zeros-dropped': () =>
    'The app dropped zero bytes at the start of the key, as a big integer would.',
  'truncation-wrong-offset': () =>
    'The app took the number from the wrong place in the hash. The last four bits say where it starts.',
  'secret-one-letter': ({ secret }) =>
    `One letter of the secret may be wrong: the codes fit ${secret}. Compare it with the secret in the app.`,
  'secret-swapped': ({ secret }) =>
    `Two letters of the secret may be swapped: the codes fit ${secret}. Compare it with the secret in the app.`,
  'secret-lost': ({ secret }) =>
    `The secret in the app may have a letter more or less: the codes fit ${secret}. Compare it with the secret in the app.`,
  'secret-doubled': ({ secret }) =>
    `A letter of the secret may be doubled: the codes fit ${secret}. Compare it with the secret in the app.`,
};

function sentenceOf(part: CausePart, settings: OtpSettings): string {
  return sentences[part.kind]({
    ...sentenceValues(part, englishFormats),
    type: settings.type,
    wanted: wantedValue(part, settings),
  });
}

const headings = {
  match: 'Correct',
  certain: 'Certain',
  several: 'One of several causes',
  likely: 'Likely',
  none: 'Unexplained',
} as const;

/** Returns the first line. A finding that names several causes is never called certain. */
function headingOf({ finding, certainty, namedRivals }: Diagnosis): string {
  if (certainty !== 'certain') return headings[certainty];
  if (finding === 'match') return headings.match;
  return headings[namedRivals.length > 0 ? 'several' : 'certain'];
}

/** What to check if nothing explains the codes. */
const checks = [
  'Is this the account from the QR code you scanned? The app may still have an older account with the same name.',
  'Is the secret the same, character for character?',
  'Did you type the code exactly as shown? Type the next one to compare.',
  'Are the clocks right, both on this computer and on the device?',
] as const;

function matchSentence({ evidence }: Diagnosis, { type }: OtpSettings): string {
  if (type === 'totp') return 'Correct for these settings at this time.';
  // A repeated code has no `usedCounter`. Only its first occurrence has one.
  const last = evidence.codes.findLast(({ usedCounter }) => usedCounter !== undefined);
  return `Correct for these settings at counter ${last?.usedCounter ?? ''}.`;
}

/** Returns lines that say what an app did, how certain that is, and what to do next. */
export function diagnosisLines(diagnosis: Diagnosis, settings: OtpSettings): string[] {
  const { finding, parts, certainty, namedRivals, evidence, next } = diagnosis;
  const lines: string[] = [headingOf(diagnosis)];
  if (finding === 'match') lines.push(matchSentence(diagnosis, settings));
  if (certainty === 'none')
    lines.push(
      next === 'check-input'
        ? 'No known cause explains these codes.'
        : 'One code isn’t enough to tell.',
    );
  if (parts.length > 0) {
    const causes = [diagnosis, ...namedRivals].map((cause) =>
      cause.parts.map((part) => sentenceOf(part, settings)).join(' '),
    );
    lines.push(joinAlternatives(causes));
  }
  if (namedRivals.length > 0) lines.push('Your codes can’t tell these apart.');
  if (parts.some(looksLikeTypingDelay))
    lines.push('Or the code changed while you were typing it, which looks the same.');
  if (evidence.isRepeated) lines.push('You’ve already typed this code. Type the next one.');
  if (next === 'next-code')
    lines.push('To be sure, wait for the app’s next code and type it, too.');
  if (next === 'next-press')
    lines.push('To be sure, press the app’s button again and type that code, too.');
  if (next === 'check-input') lines.push(...checks);
  return lines;
}
