/**
 * A small correct OTP library, as a maintainer might write one. The mutation test plants faults in
 * its text (`faults.ts`). It uses none of this project's code, and no export format.
 */
import { createHmac } from 'node:crypto';

export interface Account {
  readonly type: 'totp' | 'hotp';
  readonly issuer: string;
  readonly account: string;
  readonly key: string;
  readonly algorithm: string;
  readonly digits: number;
  readonly period?: number;
  readonly counter?: string;
}

interface Factor {
  readonly type: string;
  readonly counter?: string;
  readonly seconds?: number;
  readonly period?: number;
}

interface Settings extends Factor {
  readonly key: string;
  readonly algorithm: string;
  readonly digits: number;
}

interface Attempt extends Settings {
  readonly typed: unknown;
  readonly behind: number;
  readonly ahead: number;
  readonly used?: string;
}

const maxCounter = 2n ** 64n - 1n;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function counterOf({ type, counter, seconds = 0, period = 30 }: Factor): bigint {
  if (type === 'hotp') return BigInt(counter ?? '0');
  if (period < 1) throw new RangeError('period');
  if (seconds < 0) throw new RangeError('time');
  return BigInt(Math.floor(seconds / period));
}

function hmac(algorithm: string, key: Buffer, message: Buffer): Buffer {
  return createHmac(algorithm, key).update(message).digest();
}

function codeAt(step: bigint, { key, algorithm, digits }: Settings): string {
  if (step < 0n || step > maxCounter) throw new RangeError('counter');
  if (digits < 1 || digits > 10) throw new RangeError('digits');
  const secret = Buffer.from(key, 'hex');
  if (secret.length === 0) throw new RangeError('key');
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(step);
  const mac = hmac(algorithm, secret, message);
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  const decimal = String(number % 10 ** digits);
  return decimal.padStart(digits, '0');
}

export function computeCode(settings: Settings): string {
  return codeAt(counterOf(settings), settings);
}

export function decodeBase32(text: string): string {
  const [, letters = '', padding = ''] = /^([A-Za-z2-7]*)(=*)$/.exec(text) ?? [];
  if (letters === '') throw new SyntaxError('no letters');
  if ([1, 3, 6].includes(letters.length % 8)) throw new SyntaxError('length');
  if (padding !== '' && (letters.length + padding.length) % 8 !== 0)
    throw new SyntaxError('padding');
  const bytes: number[] = [];
  let bits = 0;
  let buffer = 0;
  for (const letter of letters.toUpperCase()) {
    buffer = ((buffer << 5) | alphabet.indexOf(letter)) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((buffer >> bits) & 0xff);
  }
  if ((buffer & ((1 << bits) - 1)) !== 0) throw new SyntaxError('spare bits');
  return Buffer.from(bytes).toString('hex');
}

function readNumber(text: string | undefined, standard: bigint, least: bigint, greatest: bigint) {
  if (text === undefined) return standard;
  if (!/^\d+$/.test(text)) throw new SyntaxError(`not a number: ${text}`);
  const number = BigInt(text);
  if (number < least || number > greatest) throw new RangeError(text);
  return number;
}

function readLabel(label: string): readonly [issuer: string, account: string] {
  const text = decodeURIComponent(label);
  const colon = text.indexOf(':');
  if (colon < 0) return ['', text];
  return [text.slice(0, colon), text.slice(colon + 1).trimStart()];
}

export function readUri(uri: string): Account {
  const match = /^otpauth:\/\/(totp|hotp)\/([^?/#]*)\?([^#\s]*)$/.exec(uri);
  if (!match) throw new SyntaxError('not a URI');
  const [, type = '', label = '', query = ''] = match;
  const given = new Map<string, string>();
  for (const pair of query.split('&')) {
    const [, name = '', value = ''] = /^([^=]*)=?(.*)$/.exec(pair) ?? [];
    if (given.has(name)) throw new SyntaxError(`twice: ${name}`);
    given.set(name, decodeURIComponent(value));
  }
  const [prefix, account] = readLabel(label);
  const algorithm = given.get('algorithm') ?? 'SHA1';
  if (!['SHA1', 'SHA256', 'SHA512'].includes(algorithm)) throw new SyntaxError(algorithm);
  return {
    type: type as 'totp' | 'hotp',
    issuer: given.get('issuer') ?? prefix,
    account,
    key: decodeBase32(given.get('secret') ?? ''),
    algorithm,
    digits: Number(readNumber(given.get('digits'), 6n, 6n, 8n)),
    ...(type === 'totp'
      ? { period: Number(readNumber(given.get('period'), 30n, 1n, 3600n)) }
      : { counter: String(readNumber(given.get('counter'), 0n, 0n, maxCounter)) }),
  };
}

export function verifyCode(attempt: Attempt): boolean {
  const { typed, digits, behind, ahead, used } = attempt;
  if (typeof typed !== 'string') return false;
  if (typed.length !== digits) return false;
  const center = counterOf(attempt);
  for (let step = center - BigInt(behind); step <= center + BigInt(ahead); step += 1n) {
    if (step < 0n || step > maxCounter) continue;
    if (used !== undefined && step <= BigInt(used)) continue;
    if (codeAt(step, attempt) === typed) return true;
  }
  return false;
}
