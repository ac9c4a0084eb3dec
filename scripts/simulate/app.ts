import { createHmac } from 'node:crypto';
import type { OtpSettings } from '../../src/otp/settings.ts';

/**
 * An authenticator app, step by step, so that any step can be done wrong. Written apart from the
 * code that is measured: Node's HMAC, BigInt arithmetic, no shared function.
 */
export interface App {
  readonly key: Buffer;
  readonly algorithm: string;
  /** The length of a step in seconds, and by how many seconds its edges come early. */
  readonly period: number;
  readonly early: number;
  /** The moving factor at a moment (seconds) and a press (from 1). */
  readonly counter: (seconds: number, press: number) => bigint;
  readonly show: (mac: Buffer) => string;
}

/** A case: an app, and the findings that say what it did. */
export interface Faulty {
  readonly app: App;
  /** The finding that is true; several where codes and moments decide. */
  readonly findings: readonly string[];
  /** The settings, where the case needs others than those given. */
  readonly settings: OtpSettings;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Decodes canonical Base32 by way of a string of bits. */
export function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret, (letter) => letters.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

function wordAt(mac: Buffer, offset: number): bigint {
  return BigInt(`0x${Buffer.concat([mac, Buffer.alloc(3)]).toString('hex', offset, offset + 4)}`);
}

const lastOffset = (mac: Buffer) => mac.readUInt8(mac.length - 1) % 16;

export function standard(mac: Buffer): bigint {
  return wordAt(mac, lastOffset(mac)) % 2n ** 31n;
}

export function byByte19(mac: Buffer): bigint {
  return wordAt(mac, mac.readUInt8(19) % 16) % 2n ** 31n;
}

export function unsigned(mac: Buffer): bigint {
  return wordAt(mac, lastOffset(mac));
}

export function signed(mac: Buffer): bigint {
  const word = BigInt.asIntN(32, wordAt(mac, lastOffset(mac)));
  return word < 0n ? -word : word;
}

/** The last digits of a number, with zeros in front. */
export function decimals(number: bigint, digits: number): string {
  return (number % 10n ** BigInt(digits)).toString().padStart(digits, '0');
}

export function steam(mac: Buffer): string {
  let number = standard(mac);
  let code = '';
  for (let place = 0; place < 5; place += 1) {
    code += '23456789BCDFGHJKMNPQRTVWXY'[Number(number % 26n)] ?? '';
    number /= 26n;
  }
  return code;
}

/** An app that does what the settings say. */
export function rightApp(settings: OtpSettings): App {
  const { period, counter, digits } = settings;
  return {
    key: bytesOf(settings.secret),
    algorithm: settings.algorithm,
    period,
    early: 0,
    counter:
      settings.type === 'totp'
        ? (seconds) => BigInt(Math.floor(seconds / period))
        : (_, press) => counter + BigInt(press - 1),
    show: (mac) => decimals(standard(mac), digits),
  };
}

/** What the app shows at a moment and a press. */
export function codeOf(app: App, seconds: number, press: number): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt.asUintN(64, app.counter(seconds, press)));
  return app.show(createHmac(app.algorithm.toLowerCase(), app.key).update(message).digest());
}

/** A moment at which the app's next code is read: some time within its next step. */
export function nextReading(app: App, seconds: number, share: number): number {
  const step = Math.floor((seconds + app.early) / app.period) + 1;
  return Math.floor((step * app.period - app.early + share * app.period) * 1000 + 1) / 1000;
}
