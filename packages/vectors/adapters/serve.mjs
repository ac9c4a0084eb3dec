import { createInterface } from 'node:readline';

/** Thrown if the implementation doesn't support what a case tests. That isn't a refusal. */
export class Unsupported extends Error {}

/** Throws `Unsupported` if the implementation doesn't support `feature`. */
export function needs(isSupported, feature) {
  if (!isSupported) throw new Unsupported(feature);
}

/** Encodes a hexadecimal key as Base32 without padding, for libraries that accept keys as text. */
export function base32Of(hex) {
  const bits = [...Buffer.from(hex, 'hex')]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups
    .map((group) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[Number.parseInt(group.padEnd(5, '0'), 2)])
    .join('');
}

/** Converts a counter for libraries that accept numbers. Above 2^53, most integers aren't numbers. */
export function counterNumber(counter) {
  const number = Number(counter);
  needs(BigInt(number) === BigInt(counter), 'a counter too large for a JavaScript number');
  return number;
}

const RealDate = Date;

/** Calls a function with the clock set to a Unix time, for libraries that read the clock themselves. */
export function atSecond(seconds, call) {
  class SetDate extends RealDate {
    constructor(...given) {
      super(...(given.length === 0 ? [seconds * 1000] : given));
    }
    static now() {
      return seconds * 1000;
    }
  }
  globalThis.Date = SetDate;
  try {
    return call();
  } finally {
    globalThis.Date = RealDate;
  }
}

/**
 * Answers each line of JSON on stdin with one line on stdout. A question is `{ kind, …case }`. A reply
 * is `{ answer }`, `{ refused: reason }` or `{ unsupported: feature }`.
 *
 * `handlers` has a function per kind. It returns the answer. An exception counts as a refusal.
 */
export async function serve(handlers) {
  for (const stream of ['log', 'warn', 'error']) console[stream] = () => {};
  for await (const line of createInterface({ input: process.stdin })) {
    const { kind, ...input } = JSON.parse(line);
    let reply;
    try {
      needs(handlers[kind], kind);
      reply = { answer: await handlers[kind](input) };
    } catch (error) {
      const message = String(error?.message ?? error);
      reply = error instanceof Unsupported ? { unsupported: message } : { refused: message };
    }
    process.stdout.write(`${JSON.stringify(reply)}\n`);
  }
}
