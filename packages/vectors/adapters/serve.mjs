import { createInterface } from 'node:readline';

/** Thrown for what the implementation does not offer, which is no refusal. */
export class Unsupported extends Error {}

/** Throws where the implementation does not offer it. */
export function needs(isOffered, what) {
  if (!isOffered) throw new Unsupported(what);
}

/** Standard Base32 without padding, for libraries that take the key as text. */
export function base32Of(hex) {
  const bits = [...Buffer.from(hex, 'hex')]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups
    .map((group) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[Number.parseInt(group.padEnd(5, '0'), 2)])
    .join('');
}

/** The counter for a library that takes numbers; above 2^53 most whole numbers are none. */
export function counterNumber(counter) {
  const number = Number(counter);
  needs(BigInt(number) === BigInt(counter), 'a counter too large for a JavaScript number');
  return number;
}

const RealDate = Date;

/** Calls the function as if it were that second, for libraries that ask the clock themselves. */
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
 * Answers one line of JSON with one: `{ kind, …case }` with `{ answer }`, `{ refused: why }` or
 * `{ unsupported: what }`. A handler returns the answer, or throws: that is a refusal.
 */
export async function serve(handlers) {
  for (const stream of ['log', 'warn', 'error']) console[stream] = () => {};
  for await (const line of createInterface({ input: process.stdin })) {
    const { kind, ...input } = JSON.parse(line);
    let answer;
    try {
      needs(handlers[kind], kind);
      answer = { answer: await handlers[kind](input) };
    } catch (error) {
      const said = String(error?.message ?? error);
      answer = error instanceof Unsupported ? { unsupported: said } : { refused: said };
    }
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
}
