/** Powers of 2 in GF(256) modulo x⁸ + x⁴ + x³ + x² + 1 (ISO/IEC 18004, 7.5.2), twice in a row. */
const powers = new Uint8Array(510);
const logarithms = new Uint8Array(256);

for (let power = 0, value = 1; power < 255; power++) {
  powers[power] = value;
  powers[power + 255] = value;
  logarithms[value] = power;
  value = (value << 1) ^ (value > 127 ? 0x11d : 0);
}

function multiply(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : (powers[(logarithms[a] ?? 0) + (logarithms[b] ?? 0)] ?? 0);
}

function divide(a: number, b: number): number {
  return a === 0 ? 0 : (powers[(logarithms[a] ?? 0) + 255 - (logarithms[b] ?? 0)] ?? 0);
}

/** Evaluates a polynomial, lowest power first, at 2^`power`. */
function evaluate(polynomial: readonly number[], power: number): number {
  let sum = 0;
  for (let at = polynomial.length - 1; at >= 0; at--) {
    sum = multiply(sum, powers[power] ?? 0) ^ (polynomial[at] ?? 0);
  }
  return sum;
}

/** Returns the syndromes, which are all zero for a block without errors. */
function syndromesOf(block: Uint8Array, parity: number): number[] {
  return Array.from({ length: parity }, (_, power) => {
    let sum = 0;
    for (const codeword of block) sum = multiply(sum, powers[power] ?? 0) ^ codeword;
    return sum;
  });
}

/**
 * Corrects a Reed–Solomon block and returns it, or undefined if it has too many errors.
 *
 * @param parity the number of check codewords, which come last in the block.
 * @param erasures indexes of codewords to treat as lost. Correcting an erasure uses one check
 *   codeword, correcting an error at an unknown index uses two.
 * @param spare check codewords to leave unused, to detect a block that can't be corrected.
 */
export function correct(
  block: Uint8Array,
  parity: number,
  erasures: readonly number[] = [],
  spare = 0,
): Uint8Array | undefined {
  const syndromes = syndromesOf(block, parity);
  if (syndromes.every((syndrome) => syndrome === 0)) return block;
  const locator = locatorOf(
    syndromes,
    erasures.map((at) => block.length - 1 - at),
  );
  const degree = locator.findLastIndex((value) => value !== 0);
  if (2 * (degree - erasures.length) + erasures.length > parity - spare) return undefined;
  const evaluator = Array.from({ length: parity }, (_, power) => {
    let sum = 0;
    for (let at = 0; at <= power; at++) {
      sum ^= multiply(locator[at] ?? 0, syndromes[power - at] ?? 0);
    }
    return sum;
  });
  // The formal derivative: in characteristic 2, only the odd powers remain.
  const derivative = locator.map((value, at) => (at % 2 === 1 ? value : 0)).slice(1);
  const corrected = block.slice();
  let roots = 0;
  for (let at = 0; at < block.length; at++) {
    const power = block.length - 1 - at;
    const inverse = (255 - power) % 255;
    if (evaluate(locator, inverse) !== 0) continue;
    roots += 1;
    const slope = evaluate(derivative, inverse);
    if (slope === 0) return undefined;
    const error = multiply(powers[power] ?? 0, divide(evaluate(evaluator, inverse), slope));
    corrected[at] = (corrected[at] ?? 0) ^ error;
  }
  return roots === degree ? corrected : undefined;
}

/** Returns the error locator polynomial (Berlekamp–Massey with erasures). */
function locatorOf(syndromes: readonly number[], erasedPowers: readonly number[]): number[] {
  const size = syndromes.length + 1;
  let locator = Array.from({ length: size }, (_, at): number => (at === 0 ? 1 : 0));
  for (const power of erasedPowers) {
    for (let at = size - 1; at > 0; at--) {
      locator[at] = (locator[at] ?? 0) ^ multiply(powers[power] ?? 0, locator[at - 1] ?? 0);
    }
  }
  let length = erasedPowers.length;
  let before = locator;
  for (let step = erasedPowers.length; step < syndromes.length; step++) {
    before = [0, ...before.slice(0, -1)];
    let discrepancy = 0;
    for (let at = 0; at <= step; at++)
      discrepancy ^= multiply(locator[at] ?? 0, syndromes[step - at] ?? 0);
    if (discrepancy === 0) continue;
    const last = before;
    const next = locator.map((value, at) => value ^ multiply(discrepancy, last[at] ?? 0));
    if (2 * length <= step + erasedPowers.length) {
      before = locator.map((value) => divide(value, discrepancy));
      length = step + 1 + erasedPowers.length - length;
    }
    locator = next;
  }
  return locator;
}
