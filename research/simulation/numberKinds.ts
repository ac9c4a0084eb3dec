import { createHash } from 'node:crypto';
import { eightBytes, lastNibble, truncate, wordAt } from '@otp-lab/otp/testing';
import { hmacOf } from './app.ts';
import {
  displayFault,
  type Kinds,
  macFault,
  messageFault,
  numberFault,
  withoutFinding,
} from './faults.ts';

/** The finding that the app reads the number at a wrong offset. */
const wrongOffset = ['truncation:offset'];

const positive = (word: bigint) => word % 2n ** 31n;
const lastByte = (mac: Buffer) => mac.readUInt8(mac.length - 1);

/** Returns the check digit of Luhn's algorithm, which RFC 4226, appendix E.1, allows at the end of a code. */
function luhnDigit(code: string): number {
  const sum = Array.from(code)
    .toReversed()
    .map((digit, index) => {
      const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1);
      return doubled > 9 ? doubled - 9 : doubled;
    })
    .reduce((total, digit) => total + digit, 0);
  return (10 - (sum % 10)) % 10;
}

/** Faults of the hash, the truncation and the display. */
export const numberKinds: Kinds = {
  'offset from the low three bits': withoutFinding(
    numberFault(wrongOffset, (mac) => positive(wordAt(mac, lastNibble(mac) % 8))),
  ),
  'offset one too high': withoutFinding(
    numberFault(wrongOffset, (mac) => positive(wordAt(mac, lastNibble(mac) + 1))),
  ),
  'offset from the byte before the last': withoutFinding(
    numberFault(wrongOffset, (mac) => positive(wordAt(mac, mac.readUInt8(mac.length - 2) % 16))),
  ),
  'offset from byte 15': withoutFinding(
    numberFault(wrongOffset, (mac) => positive(wordAt(mac, mac.readUInt8(15) % 16))),
  ),
  'offset of at most 15 from the whole byte': withoutFinding(
    numberFault(['truncation:offset', 'truncation:offset15'], (mac) =>
      positive(wordAt(mac, Math.min(15, lastByte(mac)))),
    ),
  ),
  // The app keeps the sign bit and clears another one, which the codes may not show.
  'mask on the last byte of the word': withoutFinding(
    numberFault(['truncation:sign'], (mac) => wordAt(mac, lastNibble(mac)) & 0xff_ff_ff_7fn),
  ),
  'number of 16 bits': withoutFinding(
    numberFault([], (mac) => wordAt(mac, lastNibble(mac)) % 2n ** 16n),
  ),
  'number in a float of 32 bits': withoutFinding(
    numberFault([], (mac) => BigInt(Math.fround(Number(truncate(mac))))),
  ),
  'number divided by ten': withoutFinding(numberFault([], (mac) => truncate(mac) / 10n)),
  'modulo one too low': withoutFinding(
    displayFault([], (mac, _, digits) =>
      (truncate(mac) % (10n ** BigInt(digits) - 1n)).toString().padStart(digits, '0'),
    ),
  ),
  'padded with zeros at the end': withoutFinding(
    displayFault([], (mac, _, digits) =>
      (truncate(mac) % 10n ** BigInt(digits)).toString().padEnd(digits, '0'),
    ),
  ),
  'first digits, with zeros in front': withoutFinding(
    displayFault(['truncation:first-digits'], (mac, _, digits) =>
      truncate(mac).toString().padStart(10, '0').slice(0, digits),
    ),
  ),
  'check digit at the end': withoutFinding(
    displayFault([], (_, right) => `${right}${luhnDigit(right)}`),
  ),
  'check digit instead of the last digit': withoutFinding(
    displayFault([], (_, right) => `${right.slice(0, -1)}${luhnDigit(right.slice(0, -1))}`),
  ),
  'halves of the code exchanged': withoutFinding(
    displayFault([], (_, right) => {
      const half = Math.floor(right.length / 2);
      return `${right.slice(half)}${right.slice(0, half)}`;
    }),
  ),
  // The sentence of this finding, "The code's leading zeros are missing", doesn't say how many.
  'zeros lost, one at most': withoutFinding(
    displayFault(['code:zeros-lost'], (_, right) => right.replace(/^0/, '')),
  ),
  'leading zeros as eights': withoutFinding(
    displayFault([], (_, right) => right.replace(/^0+/, (zeros) => '8'.repeat(zeros.length))),
  ),
  'hex text in capitals truncated': withoutFinding(
    numberFault(['truncation:hex'], (mac) => {
      const text = Buffer.from(mac.toString('hex').toUpperCase());
      return positive(wordAt(text, lastNibble(text)));
    }),
  ),
  'words of the hash little-endian': withoutFinding(
    macFault([], (app, message) => hmacOf(app.algorithm, app.key, message).swap32()),
  ),
  'hash cut to 16 bytes': withoutFinding(
    macFault(wrongOffset, (app, message) =>
      hmacOf(app.algorithm, app.key, message).subarray(0, 16),
    ),
  ),
  'hash of the MAC': withoutFinding(
    macFault([], (app, message) =>
      createHash(app.algorithm.toLowerCase())
        .update(hmacOf(app.algorithm, app.key, message))
        .digest(),
    ),
  ),
  'counter after the type': withoutFinding(
    messageFault([], (counter) => Buffer.concat([Buffer.from('totp'), eightBytes(counter)])),
  ),
};
