import {
  bytesOf,
  eightBytes,
  lastDigits,
  lastNibble,
  truncate,
  wordAt,
} from '@otp-lab/otp/testing';
import { codeOf, hmacOf, correctApp } from './app.ts';
import {
  type Program,
  program,
  withKey,
  withNumber,
  withMessage,
  withCounter,
  withClock,
  withCode,
  hashOf,
  wordOf,
  unpaddedBase32,
  blockLength,
} from './program.ts';
import { unknownKinds } from './unknownKinds.ts';

/** The last characters of a secret whose length isn't a multiple of 8. */
const lastGroup = /(?<=^(?:.{8})*).{1,7}$/;

/** Faults that developers make, each with the finding that names it. */
export const namedPrograms: readonly (readonly [what: string, finding: string, Program])[] = [
  ['always SHA1', 'algorithm:SHA1', program(() => ({ algorithm: 'SHA1' }))],
  ['always SHA256', 'algorithm:SHA256', program(() => ({ algorithm: 'SHA256' }))],
  ['always six digits', 'digits:6', program(() => ({}), { digits: 6 })],
  ['always eight digits', 'digits:8', program(() => ({}), { digits: 8 })],
  [
    'always modulo 10^6, then padded',
    'digits:modulo6',
    program(({ settings: { digits } }) => ({
      show: (mac) => String(truncate(mac) % 10n ** 6n).padStart(digits, '0'),
    })),
  ],
  [
    'always modulo 10^8, then padded',
    'digits:modulo8',
    program(({ settings: { digits } }) => ({
      show: (mac) => String(truncate(mac) % 10n ** 8n).padStart(digits, '0'),
    })),
  ],
  ['no modulo', 'truncation:whole-number', program(() => ({ show: (mac) => `${truncate(mac)}` }))],
  [
    'no modulo, but padded',
    'truncation:whole-number',
    program(({ settings: { digits } }) => ({
      show: (mac) => truncate(mac).toString().padStart(digits, '0'),
    })),
  ],
  [
    'at most modulo 10^6, then padded',
    'digits:modulo6',
    program(({ settings }) => ({
      show: (mac) =>
        lastDigits(truncate(mac), Math.min(6, settings.digits)).padStart(settings.digits, '0'),
    })),
  ],
  ['always 30 seconds', 'period:30', program(() => ({}), { period: 30 })],
  ['always 60 seconds', 'period:60', program(() => ({}), { period: 60 })],
  ['seconds used as steps', 'period:1', program(() => ({}), { period: 1 })],
  [
    'always SHA1, 6 digits, 30 seconds',
    'algorithm:SHA1,digits:6,period:30',
    program(() => ({}), { algorithm: 'SHA1', digits: 6, period: 30 }),
  ],
  [
    'hash and digits ignored',
    'algorithm:SHA1,digits:6',
    program(() => ({}), { algorithm: 'SHA1', digits: 6 }),
  ],
  ['zeros lost: prints a number', 'code:zeros-lost', withCode((code) => String(Number(code)))],
  [
    'offset in byte 19',
    'truncation:byte19',
    withNumber((mac) => wordAt(mac, mac.readUInt8(19) & 15) % 2n ** 31n),
  ],
  ['sign bit kept', 'truncation:sign', withNumber(wordOf)],
  [
    'sign bit kept, prints a minus',
    'truncation:sign',
    program(({ settings }) => ({
      show: (mac) => {
        const number = BigInt.asIntN(32, wordOf(mac)) % 10n ** BigInt(settings.digits);
        return number.toString().padStart(settings.digits, '0');
      },
    })),
  ],
  ['offset 0', 'truncation:offset0', withNumber((mac) => wordAt(mac, 0) % 2n ** 31n)],
  ['offset 10', 'truncation:offset10', withNumber((mac) => wordAt(mac, 10) % 2n ** 31n)],
  [
    'offset from the first byte',
    'truncation:offset-first-byte',
    withNumber((mac) => truncate(mac, mac.readUInt8(0) % 16)),
  ],
  [
    'offset from the byte before the last',
    'truncation:offset-byte-before-last',
    withNumber((mac) => truncate(mac, mac.readUInt8(mac.length - 2) % 16)),
  ],
  [
    'offset from the high bits of the last byte',
    'truncation:offset-high-bits',
    withNumber((mac) => truncate(mac, Math.floor(mac.readUInt8(mac.length - 1) / 16))),
  ],
  [
    'offset from three bits of the last byte',
    'truncation:offset-three-bits',
    withNumber((mac) => truncate(mac, lastNibble(mac) % 8)),
  ],
  [
    'number read in little-endian order',
    'truncation:little-endian',
    withNumber((mac) => BigInt(mac.readUInt32LE(lastNibble(mac))) % 2n ** 31n),
  ],
  [
    'number read in little-endian order, without a mask',
    'truncation:little-endian',
    withNumber((mac) => BigInt(mac.readUInt32LE(lastNibble(mac)))),
  ],
  [
    'number read in little-endian order, with the mask on the first byte',
    'truncation:little-endian',
    withNumber((mac) => {
      const [first = 0, ...others] = mac.subarray(lastNibble(mac), lastNibble(mac) + 4);
      return BigInt(Buffer.from([first % 128, ...others]).readUInt32LE());
    }),
  ],
  [
    'offset counted in hex text',
    'truncation:hex',
    withNumber((mac) =>
      BigInt.asUintN(31, BigInt(`0x${mac.toString('hex').slice(lastNibble(mac)).slice(0, 8)}`)),
    ),
  ],
  [
    'first digits',
    'truncation:first-digits',
    program(({ settings: { digits } }) => ({
      show: (mac) => truncate(mac).toString().slice(0, digits).padStart(digits, '0'),
    })),
  ],
  [
    '10^10 in 32 bits',
    'truncation:modulo-32-bit',
    program(({ settings: { digits } }, app) => ({
      show: (mac) =>
        digits < 10
          ? app.show(mac)
          : (truncate(mac) % (10n ** 10n % 2n ** 32n)).toString().padStart(10, '0'),
    })),
  ],
  ['cut to the first six digits', 'code:cut-right', withCode((code) => code.slice(0, 6))],
  [
    'counter, lowest byte first',
    'counter:little-endian',
    withMessage((counter) => eightBytes(counter).reverse()),
  ],
  [
    'counter in 4 bytes',
    'counter:32-bit',
    withMessage((counter) => eightBytes(counter).subarray(4)),
  ],
  ['counter as decimal text', 'counter:text', withMessage(String)],
  [
    'counter as hex text',
    'counter:text',
    withMessage((counter) => eightBytes(counter).toString('hex')),
  ],
  [
    '32 bits of the counter kept',
    'counter:cut32',
    withCounter((right) => BigInt.asUintN(32, right)),
  ],
  ['int of 32 bits shifted', 'counter:cut32', withCounter((right) => BigInt.asIntN(32, right))],
  [
    'counter in a double',
    'counter:cut53',
    withCounter((right) => BigInt.asUintN(64, BigInt(Number(right)))),
  ],
  [
    'counter one too high',
    'counter:+1',
    withCounter((right, { settings }) => (settings.type === 'hotp' ? right + 1n : right)),
  ],
  ['next step', 'clock:+1', withClock((seconds, period) => seconds / period + 1)],
  ['step rounded', 'clock:rounded', withClock((seconds, period) => Math.round(seconds / period))],
  [
    'step rounded up',
    'clock:rounded-up',
    withClock((seconds, period) => Math.ceil(seconds / period)),
  ],
  ['milliseconds', 'clock:milliseconds', withClock((seconds, period) => (seconds * 1000) / period)],
  [
    'local time, nine hours ahead',
    'clock:zone+9',
    withClock((seconds, period) => (seconds + 32_400) / period),
  ],
  ['Base32 text as key', 'key:ascii', withKey(({ settings }) => settings.secret)],
  [
    'hex text decoded as Base32',
    'key:hex-as-base32',
    withKey(({ key }) =>
      bytesOf(
        key
          .toString('hex')
          .toUpperCase()
          .replaceAll(/[0189]/g, ''),
      ),
    ),
  ],
  ['hex text as key', 'key:hex-text', withKey(({ key }) => key.toString('hex'))],
  ['key cut to 20 bytes', 'key:cut20', withKey(({ key }) => key.subarray(0, 20))],
  ['key cut to 16 bytes', 'key:cut16', withKey(({ key }) => key.subarray(0, 16))],
  [
    'long key cut, not hashed',
    'key:block',
    withKey((line) => line.key.subarray(0, blockLength(line))),
  ],
  [
    'key with a line break',
    'key:newline',
    withKey(({ key }) => Buffer.concat([key, Buffer.from('\n')])),
  ],
  ['key through UTF-8 text', 'key:text', withKey(({ key }) => key.toString('utf8'))],
  ['bytes as characters of UTF-8', 'key:utf8', withKey(({ key }) => key.toString('latin1'))],
  [
    'key ends at a zero byte, like a C string',
    'key:zero-ended',
    withKey(({ key }) => key.subarray(0, Buffer.concat([key, Buffer.alloc(1)]).indexOf(0))),
  ],
  [
    'key as a large number',
    'key:zeros-dropped',
    withKey(({ key }) => Buffer.from(key.toString('hex').replace(/^(00)+/, ''), 'hex')),
  ],
  ['empty key', 'key:empty', withKey(() => '')],
  [
    'spare bits kept',
    'key:partial-byte',
    withKey(({ settings }) => {
      const text = unpaddedBase32(settings.secret);
      const spare = (text.length * 5) % 8;
      return bytesOf(
        text.padEnd(text.length + (spare === 0 ? 0 : Math.ceil((8 - spare) / 5)), 'A'),
      );
    }),
  ],
  [
    'whole groups of 8 letters',
    'key:whole-groups',
    withKey(({ settings }) => bytesOf(unpaddedBase32(settings.secret).replace(lastGroup, ''))),
  ],
  [
    'whole groups of 8 characters, with padding',
    'key:whole-groups',
    withKey(({ settings }) => bytesOf(unpaddedBase32(settings.secret.replace(lastGroup, '')))),
  ],
  [
    'secret filled up with A',
    'key:filled-with-a',
    withKey(({ settings }) =>
      bytesOf(unpaddedBase32(settings.secret).replace(lastGroup, (group) => group.padEnd(8, 'A'))),
    ),
  ],
  [
    'Base64 for Base32',
    'key:base64',
    withKey(({ settings }) => Buffer.from(settings.secret, 'base64')),
  ],
  [
    'base32hex for Base32',
    'key:base32hex',
    withKey(({ settings }) =>
      bytesOf(
        unpaddedBase32(settings.secret).replaceAll(/[W-Z]/g, ''),
        '0123456789ABCDEFGHIJKLMNOPQRSTUV',
      ),
    ),
  ],
  [
    'hash without HMAC',
    'hash:plain',
    program(() => ({
      mac: ({ algorithm, key }, counter) => hashOf(algorithm, key, eightBytes(counter)),
    })),
  ],
  [
    'HMAC with its arguments exchanged',
    'hash:swapped',
    program(() => ({
      mac: ({ algorithm, key }, counter) => hmacOf(algorithm, eightBytes(counter), key),
    })),
  ],
  [
    'byte 19 and zeros lost',
    'truncation:byte19,code:zeros-lost',
    program(({ settings }) => ({
      show: (mac) =>
        String(
          Number(lastDigits(wordAt(mac, mac.readUInt8(19) & 15) % 2n ** 31n, settings.digits)),
        ),
    })),
  ],
  [
    'SHA1 and the next step',
    'clock:+1,algorithm:SHA1',
    program((line, app) => ({
      algorithm: 'SHA1',
      counter: (seconds, press) =>
        app.counter(seconds, press) + (line.settings.type === 'totp' ? 1n : 0n),
    })),
  ],
  [
    'long keys cut and the counter in 32 bits',
    'counter:cut32,key:block',
    program((line, app) => ({
      key: line.key.subarray(0, blockLength(line)),
      counter: (seconds, press) => BigInt.asUintN(32, app.counter(seconds, press)),
    })),
  ],
];

/** Apps whose faults only the many codes of a program reveal. `namedPrograms` has them, too. */
const namedAsPrograms = [
  'offset in the first byte',
  'offset in the upper half of the last byte',
  'word read backwards',
];

/** Faults that no finding names: the apps with unknown faults, as programs. */
export const namelessPrograms: readonly (readonly [what: string, Program])[] = Object.entries(
  unknownKinds,
)
  .filter(([what]) => !namedAsPrograms.includes(what))
  .map(([what, make]) => [
    what,
    ({ settings, seconds }) => {
      const text = { ...settings, secret: unpaddedBase32(settings.secret) };
      // Use the same random number for each line, because one program has one fault.
      const faulty = make(text, () => 0.4);
      return codeOf(faulty?.app ?? correctApp(text), seconds, 1);
    },
  ]);
