import { createHmac } from 'node:crypto';
import type { OtpSettings } from '@otp-lab/otp';

/**
 * An authenticator app, step by step, so that any step can be done wrong. Written apart from the
 * code that is measured: Node's hashes, BigInt arithmetic, no shared function.
 */
export interface App {
  readonly key: Buffer;
  readonly algorithm: string;
  /** The length of a step in seconds, and by how many seconds its edges come early. */
  readonly period: number;
  readonly early: number;
  /** The moving factor at a moment (seconds) and a press (from 1). */
  readonly counter: (seconds: number, press: number) => bigint;
  readonly mac: (app: App, counter: bigint) => Buffer;
  readonly show: (mac: Buffer) => string;
}

/** An app with a fault, and what would be true to say of it. */
export interface Faulty {
  readonly app: App;
  /** Findings that are true, each as names joined with ','; none where the fault has no name. */
  readonly findings: readonly string[];
  /** By how many seconds the app's clock is ahead, where any finding about that may be true. */
  readonly ahead?: number;
  /** The settings, where the fault needs others than those given. */
  readonly settings: OtpSettings;
}

export type Next = () => number;

/** A kind of fault; makes an app that has it, or none where it is no fault with these settings. */
export interface Kind {
  readonly name: string;
  /** Whether the diagnosis has a name for it. */
  readonly known: boolean;
  readonly make: (settings: OtpSettings, next: Next) => Faulty | undefined;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The whole bytes of text by way of a string of bits; other characters count as zero. */
export function bytesOf(text: string, alphabet = letters): Buffer {
  const width = Math.log2(alphabet.length);
  const bits = Array.from(text, (letter) =>
    Math.max(0, alphabet.indexOf(letter)).toString(2).padStart(width, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** 32 bits at an offset; zeros lie behind the end. */
export function wordAt(mac: Buffer, offset: number): bigint {
  return BigInt(`0x${Buffer.concat([mac, Buffer.alloc(4)]).toString('hex', offset, offset + 4)}`);
}

export const lastNibble = (mac: Buffer): number => mac.readUInt8(mac.length - 1) % 16;

/** The number of RFC 4226. */
export function standard(mac: Buffer): bigint {
  return wordAt(mac, lastNibble(mac)) % 2n ** 31n;
}

/** The last digits of a number, with zeros in front. */
export function decimals(number: bigint, digits: number): string {
  return (number % 10n ** BigInt(digits)).toString().padStart(digits, '0');
}

/** A counter as 8 bytes, the highest first. */
export function eightBytes(counter: bigint): Buffer {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt.asUintN(64, counter));
  return message;
}

export function hmacOf(algorithm: string, key: Buffer, message: Buffer | string): Buffer {
  return createHmac(algorithm.toLowerCase(), key).update(message).digest();
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
    mac: ({ algorithm, key }, moving) => hmacOf(algorithm, key, eightBytes(moving)),
    show: (mac) => decimals(standard(mac), digits),
  };
}

/** The right app with something otherwise. */
export function withApp(
  settings: OtpSettings,
  findings: readonly string[],
  change: Partial<App>,
): Faulty {
  return { app: { ...rightApp(settings), ...change }, findings, settings };
}

/** What the app shows at a moment and a press. */
export function codeOf(app: App, seconds: number, press: number): string {
  return app.show(app.mac(app, app.counter(seconds, press)));
}

/** A moment at which the app's next code is read: some time within its next step. */
export function nextReading(app: App, seconds: number, share: number): number {
  const step = Math.floor((seconds + app.early) / app.period) + 1;
  return Math.floor((step * app.period - app.early + share * app.period) * 1000 + 1) / 1000;
}
