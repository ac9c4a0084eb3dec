import { steamAlphabet, steamLength } from '../steamCode.ts';
import type { Format } from '../diagnosis/format.ts';
import type { Construction, CounterEncoding } from '../diagnosis/macs.ts';
import type { Truncation } from '../diagnosis/truncations.ts';
import { toHex } from '../hex.ts';
import { digitsOfModulus, secretOf, type Task } from './task.ts';

const messages: Readonly<Record<CounterEncoding, string>> = {
  'eight-bytes': 'counter.to_bytes(8, "big")',
  'eight-bytes-reversed': 'counter.to_bytes(8, "little")',
  'four-bytes': '(counter % 2**32).to_bytes(4, "big")',
  'four-bytes-reversed': '(counter % 2**32).to_bytes(4, "little")',
  decimal: 'str(counter).encode()',
  hex: 'format(counter, "x").encode()',
  'hex-capitals': 'format(counter, "X").encode()',
  'hex-padded': 'format(counter, "016x").encode()',
  'low-word-twice': '(counter % 2**32).to_bytes(4, "big") * 2',
};

/** How Python computes a MAC: the module that it imports, and the lines. `name` is the quoted name of the hash. */
const macs: Readonly<
  Record<
    Construction,
    { readonly module: 'hmac' | 'hashlib'; readonly lines: (name: string) => readonly string[] }
  >
> = {
  hmac: {
    module: 'hmac',
    lines: (name) => [`mac = hmac.new(key, message, ${name}).digest()`],
  },
  'hmac-64-byte-block': {
    module: 'hashlib',
    lines: (name) => [
      `hash_of = lambda data: hashlib.new(${name}, data).digest()`,
      'short = (hash_of(key) if len(key) > 64 else key).ljust(64, bytes(1))',
      'pad_with = lambda value: bytes(byte ^ value for byte in short)',
      'mac = hash_of(pad_with(0x5c) + hash_of(pad_with(0x36) + message))',
    ],
  },
  'hmac-swapped': {
    module: 'hmac',
    lines: (name) => [`mac = hmac.new(message, key, ${name}).digest()`],
  },
  'key-first': {
    module: 'hashlib',
    lines: (name) => [`mac = hashlib.new(${name}, key + message).digest()`],
  },
  'counter-first': {
    module: 'hashlib',
    lines: (name) => [`mac = hashlib.new(${name}, message + key).digest()`],
  },
};

function numberLines(truncation: Truncation, isShort: boolean): string[] {
  // HMAC-MD5 has only 16 bytes. Zeros replace the bytes beyond its end.
  const mac = isShort ? '(mac + bytes(3))' : 'mac';
  const word = `int.from_bytes(${mac}[offset:offset + 4], "big")`;
  const last = 'offset = mac[-1] & 15';
  if (typeof truncation === 'number')
    return [`offset = ${truncation}`, `number = ${word} & 0x7fffffff`];
  switch (truncation) {
    case 'standard':
      return [last, `number = ${word} & 0x7fffffff`];
    case 'byte19':
      return ['offset = mac[19] & 15', `number = ${word} & 0x7fffffff`];
    case 'unsigned':
      return [last, `number = ${word}`];
    case 'signed':
      return [last, `word = ${word}`, 'number = min(word, 2**32 - word)'];
    case 'signed-floored':
      return [last, `word = ${word}`, 'number = word if word < 2**31 else word - 2**32 + 10**10'];
    case 'hex-offset':
      return [last, 'number = int(mac.hex()[offset:offset + 8], 16) & 0x7fffffff'];
    case 'hex-bytes':
      return [
        'text = mac.hex().encode()',
        'offset = text[-1] & 15',
        'number = int.from_bytes(text[offset:offset + 4], "big")',
      ];
    default:
      return truncation satisfies never;
  }
}

function power(modulus: number): string {
  const digits = digitsOfModulus(modulus);
  return digits === undefined ? String(modulus) : `10**${digits}`;
}

function codeOf(format: Format): string {
  switch (format.kind) {
    case 'last':
      return `str(number % ${power(format.modulus)}).zfill(${format.length})`;
    case 'zeros-lost':
      return `number % ${power(format.modulus)}`;
    case 'first':
      return `str(number % 10**${format.digits}).zfill(${format.digits})[:${format.length}]`;
    case 'first-of-all':
      return `str(number)[:${format.length}].zfill(${format.length})`;
    case 'steam': {
      const { length } = steamAlphabet;
      return `"".join("${steamAlphabet}"[number // ${length}**place % ${length}] for place in range(${steamLength}))`;
    }
    default:
      return format satisfies never;
  }
}

/** Returns the lines of a Python 3 program that prints the code. */
export function pythonLines(task: Task): string[] {
  const { computation, counter, time } = task;
  const { key, macMethod, truncation, format } = computation;
  const secret = secretOf(task);
  const mac = macs[macMethod.construction];
  const modules = [...(secret === undefined ? [] : ['base64']), mac.module];
  return [
    `import ${modules.join(', ')}`,
    secret === undefined
      ? `key = bytes.fromhex("${toHex(key)}")`
      : `key = base64.b32decode("${secret}")`,
    `counter = ${time === undefined ? counter : `${Math.floor(time.seconds)} // ${time.period}`}`,
    `message = ${messages[macMethod.counterEncoding]}`,
    ...mac.lines(`"${macMethod.algorithm.toLowerCase()}"`),
    ...numberLines(truncation, macMethod.algorithm === 'MD5'),
    `print(${codeOf(format)})`,
  ];
}
