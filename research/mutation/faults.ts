/**
 * Faults for the mutation test: a text in `correctLibrary.ts`, and what replaces it. They come from
 * RFC 4226, RFC 6238, RFC 4648 and the Key URI Format: misreadings and mistakes in each step. The list
 * was written before the vectors first ran against it. Don't look at the vectors to add one.
 */
export interface PlantedFault {
  readonly area: 'codes' | 'base32' | 'uris' | 'verification';
  readonly name: string;
  readonly find: string;
  readonly replace: string;
}

type Row = readonly [name: string, find: string, replace: string];

const inArea = (area: PlantedFault['area'], rows: readonly Row[]): readonly PlantedFault[] =>
  rows.map(([name, find, replace]) => ({ area, name, find, replace }));

const codes: readonly Row[] = [
  ['The offset is in the first byte of the MAC', 'mac.at(-1)', 'mac.at(0)'],
  ['The offset is always in byte 19', 'mac.at(-1)', 'mac.at(19)'],
  ['The sign bit stays', '& 0x7fffffff', '>>> 0'],
  [
    'A negative number is negated instead of masked',
    'mac.readUInt32BE(offset) & 0x7fffffff',
    'Math.abs(mac.readInt32BE(offset))',
  ],
  ['The code isn’t padded with zeros', "decimal.padStart(digits, '0')", 'decimal'],
  [
    'The code has the first digits instead of the last',
    'String(number % 10 ** digits)',
    'String(number).slice(0, digits)',
  ],
  ['Ten digits are cut to 32 bits', '10 ** digits', '((10 ** digits) >>> 0)'],
  ['The counter is little-endian', 'writeBigUInt64BE(step)', 'writeBigUInt64LE(step)'],
  [
    'Only the lower 32 bits of the counter are used',
    'writeBigUInt64BE(step)',
    'writeBigUInt64BE(BigInt.asUintN(32, step))',
  ],
  [
    'The counter passes through a double',
    "BigInt(counter ?? '0')",
    "BigInt(Number(counter ?? '0'))",
  ],
  ['Time steps are rounded', 'Math.floor(seconds / period)', 'Math.round(seconds / period)'],
  [
    'Time is a signed 32-bit number',
    'Math.floor(seconds / period)',
    'Math.floor(Math.max(0, seconds | 0) / period)',
  ],
  ['The period is always 30 seconds', 'Math.floor(seconds / period)', 'Math.floor(seconds / 30)'],
  ['The hash is always SHA1', 'createHmac(algorithm, key)', "createHmac('SHA1', key)"],
  [
    'Every hash has blocks of 64 bytes',
    'createHmac(algorithm, key)',
    'createHmac(algorithm, key.length > 64 ? process.getBuiltinModule("node:crypto").createHash(algorithm).update(key).digest() : key)',
  ],
  [
    'Long keys are cut to a block instead of hashed',
    'createHmac(algorithm, key)',
    "createHmac(algorithm, key.subarray(0, algorithm === 'SHA512' ? 128 : 64))",
  ],
  [
    'The key is treated as UTF-8 text',
    "Buffer.from(key, 'hex')",
    "Buffer.from(Buffer.from(key, 'hex').toString('utf8'))",
  ],
  ['A secret of no bytes is accepted', 'secret.length === 0', 'secret.length < 0'],
  [
    'Counters out of bounds wrap around',
    "if (step < 0n || step > maxCounter) throw new RangeError('counter');",
    'step = BigInt.asUintN(64, step);',
  ],
];

const base32: readonly Row[] = [
  [
    '0, 1 and 8 are read as O, L and B',
    '/^([A-Za-z2-7]*)(=*)$/.exec(text)',
    "/^([A-Za-z2-7]*)(=*)$/.exec(text.replaceAll('0', 'O').replaceAll('1', 'L').replaceAll('8', 'B'))",
  ],
  [
    'Characters outside the alphabet are skipped',
    '/^([A-Za-z2-7]*)(=*)$/.exec(text)',
    "/^([A-Za-z2-7]*)(=*)$/.exec(text.replace(/[^A-Za-z2-7=]/g, ''))",
  ],
  [
    'The alphabet is that of base32hex',
    "'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'",
    "'0123456789ABCDEFGHIJKLMNOPQRSTUV'",
  ],
  [
    'Bits after the last byte become a byte',
    "if ((buffer & ((1 << bits) - 1)) !== 0) throw new SyntaxError('spare bits');",
    'if (bits > 0) bytes.push((buffer << (8 - bits)) & 0xff);',
  ],
  [
    'Impossible lengths are accepted',
    '[1, 3, 6].includes(letters.length % 8)',
    '[9].includes(letters.length % 8)',
  ],
  [
    'Padding may be in the middle',
    '/^([A-Za-z2-7]*)(=*)$/.exec(text)',
    "/^([A-Za-z2-7]*)(=*)$/.exec(text.replace(/=+(?=.)/g, ''))",
  ],
  [
    'Letters are changed to upper case by the rules of Unicode before the check',
    '/^([A-Za-z2-7]*)(=*)$/.exec(text)',
    '/^([A-Za-z2-7]*)(=*)$/.exec(text.toUpperCase())',
  ],
  ['An empty text is an empty secret', "if (letters === '') throw", "if (letters === '-') throw"],
];

const uris: readonly Row[] = [
  ['Escapes in the label stay', 'decodeURIComponent(label)', 'label'],
  [
    'The label is decoded twice',
    'decodeURIComponent(label)',
    "decodeURIComponent(decodeURIComponent(label).replace(/%(?![0-9a-f]{2})/gi, '%25'))",
  ],
  [
    'A missing number of digits is 8',
    "given.get('digits'), 6n, 6n, 8n",
    "given.get('digits'), 8n, 6n, 8n",
  ],
  [
    'A missing period is 60',
    "given.get('period'), 30n, 1n, 3600n",
    "given.get('period'), 60n, 1n, 3600n",
  ],
  ['The algorithm is ignored', "given.get('algorithm') ?? 'SHA1'", "'SHA1'"],
  [
    'An unknown algorithm is SHA1',
    'throw new SyntaxError(algorithm)',
    "return readUri(uri.replace(/algorithm=[^&]*/, 'x='))",
  ],
  [
    'Text after a number is ignored',
    'if (!/^\\d+$/.test(text)) throw',
    'text = String(Number.parseInt(text));\n  if (!/^\\d+$/.test(text)) throw',
  ],
  ['The issuer stays in the account', 'text.slice(colon + 1).trimStart()', 'text'],
  ['The space after the colon stays', '.trimStart()', ''],
  [
    'The issuer in the label is ignored',
    "given.get('issuer') ?? prefix",
    "given.get('issuer') ?? ''",
  ],
  ['Any scheme is accepted', '/^otpauth:', '/^[a-z]+:'],
  ['Any type is accepted', '(totp|hotp)', '([a-z]*)'],
  ['A period of 0 is accepted', '30n, 1n, 3600n', '30n, 0n, 3600n'],
];

const verification: readonly Row[] = [
  ['Only earlier steps are accepted', 'center + BigInt(ahead)', 'center'],
  [
    'The last step of the window is left out',
    'step <= center + BigInt(ahead)',
    'step < center + BigInt(ahead)',
  ],
  [
    'The two sides of the window are swapped',
    '{ typed, digits, behind, ahead, used }',
    '{ typed, digits, behind: ahead, ahead: behind, used }',
  ],
  [
    'The window has at least one step on each side',
    'center - BigInt(behind)',
    'center - BigInt(Math.max(behind, 1))',
  ],
  [
    'Codes are compared as numbers',
    'if (typed.length !== digits) return false;',
    "if (!/^\\d+$/.test(typed) || typed.length > digits) return false;\n  if (typed.length < digits) return verifyCode({ ...attempt, typed: typed.padStart(digits, '0') });",
  ],
  ['A used code is accepted again', 'step <= BigInt(used)', 'step < BigInt(used)'],
  ['The step after a used code is refused', 'step <= BigInt(used)', 'step <= BigInt(used) + 1n'],
  [
    'Everything that isn’t a digit is ignored',
    "if (typeof typed !== 'string') return false;",
    "if (typeof typed !== 'string') return false;\n  if (/\\D/.test(typed)) return verifyCode({ ...attempt, typed: typed.replace(/\\D/g, '') });",
  ],
  [
    'A code with more digits at its end is accepted',
    'if (typed.length !== digits) return false;',
    'if (typed.length > digits) return verifyCode({ ...attempt, typed: typed.slice(0, digits) });',
  ],
  [
    'Counters wrap from the greatest to 0',
    `if (step < 0n || step > maxCounter) continue;
    if (used !== undefined && step <= BigInt(used)) continue;
    if (codeAt(step, attempt)`,
    `if (used !== undefined && step <= BigInt(used)) continue;
    if (codeAt(BigInt.asUintN(64, step), attempt)`,
  ],
];

export const plantedFaults: readonly PlantedFault[] = [
  ...inArea('codes', codes),
  ...inArea('base32', base32),
  ...inArea('uris', uris),
  ...inArea('verification', verification),
];
