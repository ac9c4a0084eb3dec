import type { ProgramCausePart } from '@otp-lab/otp/program';

const padded = "code = padStart(number % 10^digits, digits, '0')";
const keyed = 'hash = HMAC(algorithm, key, message)';

/** How to compute the value that faults of a family get wrong (RFC 4226, section 5.3; RFC 6238, section 4.2). */
const formulas: Readonly<Partial<Record<ProgramCausePart['family'], string>>> = {
  type: 'counter = type == "hotp" ? counter : floor(seconds / period)',
  clock: 'counter = floor(seconds / period)',
  period: 'counter = floor(seconds / period)',
  counter: 'message = counter.toBytes(8, bigEndian)',
  key: 'key = base32Decode(secret)',
  algorithm: keyed,
  hash: keyed,
  truncation:
    'offset = hash[hash.length - 1] & 15\nnumber = readUInt32(hash, offset, bigEndian) & 0x7fffffff',
  digits: padded,
  code: padded,
  alphabet: padded,
};

/** Faults that need another formula than the rest of their family: HMAC uses the key, and the number has its digits. */
const exceptions: Readonly<Partial<Record<ProgramCausePart['kind'], string>>> = {
  'key-block': keyed,
  'key-cut': keyed,
  'key-padded': keyed,
  'key-repeated': keyed,
  'key-repeated-to-hash': keyed,
  'truncation-first-digits': padded,
  'truncation-modulo-32-bit': padded,
  'truncation-modulo-nines': padded,
  'truncation-whole-number': padded,
};

/** Returns the correct formula, as pseudocode, for what a program with this fault gets wrong, or undefined if none fits. */
export function formulaOf({
  family,
  kind,
}: Pick<ProgramCausePart, 'family' | 'kind'>): string | undefined {
  return exceptions[kind] ?? formulas[family];
}
