/** Powers of 2 in the field of 256 elements with x⁸ + x⁴ + x³ + x² + 1 (ISO/IEC 18004, 7.5.2). */
const POWERS = new Uint8Array(510);
const LOGARITHMS = new Uint8Array(256);

for (let power = 0, value = 1; power < 255; power++) {
  POWERS[power] = value;
  POWERS[power + 255] = value;
  LOGARITHMS[value] = power;
  value = (value << 1) ^ (value > 127 ? 0x11d : 0);
}

function times(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : (POWERS[(LOGARITHMS[a] ?? 0) + (LOGARITHMS[b] ?? 0)] ?? 0);
}

function over(a: number, b: number): number {
  return a === 0 ? 0 : (POWERS[(LOGARITHMS[a] ?? 0) + 255 - (LOGARITHMS[b] ?? 0)] ?? 0);
}

/** The value at 2^`power` of a polynomial that is written lowest power first. */
function valueOf(polynomial: readonly number[], power: number): number {
  let sum = 0;
  for (let at = polynomial.length - 1; at >= 0; at--) {
    sum = times(sum, POWERS[power] ?? 0) ^ (polynomial[at] ?? 0);
  }
  return sum;
}

/** The remainders that vanish for a block without errors. */
function syndromesOf(block: Uint8Array, parity: number): number[] {
  return Array.from({ length: parity }, (_, power) => {
    let sum = 0;
    for (const codeword of block) sum = times(sum, POWERS[power] ?? 0) ^ codeword;
    return sum;
  });
}

/**
 * Corrects a block of a Reed–Solomon code, whose last `parity` codewords are check codewords.
 * `doubtful` names codewords that count as lost: a lost one costs one check codeword, an error
 * that has to be found two. `spare` check codewords are left to notice what cannot be corrected.
 * Gives back the corrected block, or `undefined` where too much is wrong.
 */
export function correct(
  block: Uint8Array,
  parity: number,
  doubtful: readonly number[] = [],
  spare = 0,
): Uint8Array | undefined {
  const syndromes = syndromesOf(block, parity);
  if (syndromes.every((syndrome) => syndrome === 0)) return block;
  const locator = locatorOf(
    syndromes,
    doubtful.map((at) => block.length - 1 - at),
  );
  const degree = locator.findLastIndex((value) => value !== 0);
  if (2 * (degree - doubtful.length) + doubtful.length > parity - spare) return undefined;
  const evaluator = Array.from({ length: parity }, (_, power) => {
    let sum = 0;
    for (let at = 0; at <= power; at++) {
      sum ^= times(locator[at] ?? 0, syndromes[power - at] ?? 0);
    }
    return sum;
  });
  // The odd powers alone survive where 1 + 1 = 0.
  const slope = locator.map((value, at) => (at % 2 === 1 ? value : 0)).slice(1);
  const corrected = block.slice();
  let roots = 0;
  for (let at = 0; at < block.length; at++) {
    const place = block.length - 1 - at;
    const inverse = (255 - place) % 255;
    if (valueOf(locator, inverse) !== 0) continue;
    roots += 1;
    const down = valueOf(slope, inverse);
    if (down === 0) return undefined;
    const error = times(POWERS[place] ?? 0, over(valueOf(evaluator, inverse), down));
    corrected[at] = (corrected[at] ?? 0) ^ error;
  }
  return roots === degree ? corrected : undefined;
}

/** The polynomial whose roots name the wrong codewords (Berlekamp and Massey, with losses). */
function locatorOf(syndromes: readonly number[], lost: readonly number[]): number[] {
  const size = syndromes.length + 1;
  let locator = Array.from({ length: size }, (_, at): number => (at === 0 ? 1 : 0));
  for (const place of lost) {
    for (let at = size - 1; at > 0; at--) {
      locator[at] = (locator[at] ?? 0) ^ times(POWERS[place] ?? 0, locator[at - 1] ?? 0);
    }
  }
  let length = lost.length;
  let before = locator;
  for (let step = lost.length; step < syndromes.length; step++) {
    before = [0, ...before.slice(0, -1)];
    let gap = 0;
    for (let at = 0; at <= step; at++) gap ^= times(locator[at] ?? 0, syndromes[step - at] ?? 0);
    if (gap === 0) continue;
    const last = before;
    const next = locator.map((value, at) => value ^ times(gap, last[at] ?? 0));
    if (2 * length <= step + lost.length) {
      before = locator.map((value) => over(value, gap));
      length = step + 1 + lost.length - length;
    }
    locator = next;
  }
  return locator;
}
