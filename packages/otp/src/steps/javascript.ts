import { steamAlphabet, steamLength } from '../steamCode.ts';
import type { Format } from '../diagnosis/format.ts';
import type { Construction, CounterEncoding } from '../diagnosis/macs.ts';
import type { Truncation } from '../diagnosis/truncations.ts';
import { toHex } from '../hex.ts';
import { digitsOfModulus, type Task } from './task.ts';

const messages: Readonly<Record<CounterEncoding, readonly string[]>> = {
  'eight-bytes': ['const message = Buffer.alloc(8);', 'message.writeBigUInt64BE(counter);'],
  'eight-bytes-reversed': [
    'const message = Buffer.alloc(8);',
    'message.writeBigUInt64LE(counter);',
  ],
  'four-bytes': [
    'const message = Buffer.alloc(4);',
    'message.writeUInt32BE(Number(counter % 2n ** 32n));',
  ],
  'four-bytes-reversed': [
    'const message = Buffer.alloc(4);',
    'message.writeUInt32LE(Number(counter % 2n ** 32n));',
  ],
  decimal: ['const message = counter.toString();'],
  hex: ['const message = counter.toString(16);'],
  'hex-capitals': ['const message = counter.toString(16).toUpperCase();'],
  'hex-padded': ["const message = counter.toString(16).padStart(16, '0');"],
  'low-word-twice': [
    'const word = Buffer.alloc(4);',
    'word.writeUInt32BE(Number(counter % 2n ** 32n));',
    'const message = Buffer.concat([word, word]);',
  ],
};

/** How Node computes a MAC: the function that it imports, and the lines. `name` is the quoted name of the hash. */
const macs: Readonly<
  Record<
    Construction,
    {
      readonly create: 'createHmac' | 'createHash';
      readonly lines: (name: string) => readonly string[];
    }
  >
> = {
  hmac: {
    create: 'createHmac',
    lines: (name) => [`const mac = createHmac(${name}, key).update(message).digest();`],
  },
  'hmac-64-byte-block': {
    create: 'createHash',
    lines: (name) => [
      `const hashOf = (...parts) => createHash(${name}).update(Buffer.concat(parts)).digest();`,
      'const short = key.length > 64 ? hashOf(key) : key;',
      'const padWith = (value) => Buffer.alloc(64, value).map((byte, index) => byte ^ (short[index] ?? 0));',
      'const mac = hashOf(padWith(0x5c), hashOf(padWith(0x36), message));',
    ],
  },
  'hmac-swapped': {
    create: 'createHmac',
    lines: (name) => [`const mac = createHmac(${name}, message).update(key).digest();`],
  },
  'key-first': {
    create: 'createHash',
    lines: (name) => [`const mac = createHash(${name}).update(key).update(message).digest();`],
  },
  'counter-first': {
    create: 'createHash',
    lines: (name) => [`const mac = createHash(${name}).update(message).update(key).digest();`],
  },
};

function numberLines(truncation: Truncation, isShort: boolean): string[] {
  const last = 'const offset = mac[mac.length - 1] & 15;';
  // HMAC-MD5 has only 16 bytes. Zeros replace the bytes beyond its end.
  const word = isShort
    ? 'Buffer.concat([mac, Buffer.alloc(3)]).readUInt32BE(offset)'
    : 'mac.readUInt32BE(offset)';
  if (typeof truncation === 'number')
    return [`const offset = ${truncation};`, `const number = ${word} & 0x7fffffff;`];
  switch (truncation) {
    case 'standard':
      return [last, `const number = ${word} & 0x7fffffff;`];
    case 'byte19':
      return ['const offset = mac[19] & 15;', `const number = ${word} & 0x7fffffff;`];
    case 'unsigned':
      return [last, `const number = ${word};`];
    case 'signed':
      return [last, `const word = ${word};`, 'const number = Math.min(word, 2 ** 32 - word);'];
    case 'signed-floored':
      return [
        last,
        `const word = ${word};`,
        'const number = word < 2 ** 31 ? word : word - 2 ** 32 + 10 ** 10;',
      ];
    case 'hex-offset':
      return [
        last,
        "const number = parseInt(mac.toString('hex').slice(offset, offset + 8), 16) & 0x7fffffff;",
      ];
    case 'hex-bytes':
      return [
        "const text = Buffer.from(mac.toString('hex'));",
        'const offset = text[text.length - 1] & 15;',
        'const number = text.readUInt32BE(offset);',
      ];
    default:
      return truncation satisfies never;
  }
}

function power(modulus: number): string {
  const digits = digitsOfModulus(modulus);
  return digits === undefined ? String(modulus) : `10 ** ${digits}`;
}

function codeLines(format: Format): string[] {
  switch (format.kind) {
    case 'last':
      return [
        `console.log(String(number % ${power(format.modulus)}).padStart(${format.length}, '0'));`,
      ];
    case 'zeros-lost':
      return [`console.log(String(number % ${power(format.modulus)}));`];
    case 'first': {
      const code = `String(number % 10 ** ${format.digits}).padStart(${format.digits}, '0')`;
      return [`console.log(${code}.slice(0, ${format.length}));`];
    }
    case 'first-of-all':
      return [
        `console.log(String(number).slice(0, ${format.length}).padStart(${format.length}, '0'));`,
      ];
    case 'steam':
      return [
        `const alphabet = '${steamAlphabet}';`,
        `const places = Array.from({ length: ${steamLength} }, (_, place) => Math.floor(number / ${steamAlphabet.length} ** place));`,
        `console.log(places.map((value) => alphabet[value % ${steamAlphabet.length}]).join(''));`,
      ];
    default:
      return format satisfies never;
  }
}

/** Returns the lines of a JavaScript program for Node that prints the code. */
export function javascriptLines({ computation, counter, time }: Task): string[] {
  const { key, macMethod, truncation, format } = computation;
  const mac = macs[macMethod.construction];
  const value =
    time === undefined
      ? `${counter}n`
      : `BigInt(Math.floor(${Math.floor(time.seconds)} / ${time.period}))`;
  return [
    `const { ${mac.create} } = require('node:crypto');`,
    `const key = Buffer.from('${toHex(key)}', 'hex');`,
    `const counter = ${value};`,
    ...messages[macMethod.counterEncoding],
    ...mac.lines(`'${macMethod.algorithm.toLowerCase()}'`),
    ...numberLines(truncation, macMethod.algorithm === 'MD5'),
    ...codeLines(format),
  ];
}
