/** The first second of 2001 in Unix time. Apple's frameworks count seconds from there. */
const start2001 = 978_307_200;

/** Returns the seconds since the start of 2001, which some programs take for Unix time. */
export function secondsSince2001(seconds: number): number {
  return seconds - start2001;
}

/** Returns a Unix time in seconds after its milliseconds overflowed 32 bits, signed or unsigned. */
export function secondsAfterOverflow(seconds: number, isSigned: boolean): number {
  const milliseconds = BigInt(Math.floor(seconds * 1000));
  const cut = isSigned ? BigInt.asIntN(32, milliseconds) : BigInt.asUintN(32, milliseconds);
  return Number(cut) / 1000;
}

/**
 * Returns the time step modulo 2^64. `round` says how the program divides a negative time: toward
 * zero as in C and Java, or down as in Python.
 */
export function wrappedTimeStep(
  seconds: number,
  period: number,
  round: (steps: number) => number = Math.trunc,
): bigint {
  return BigInt.asUintN(64, BigInt(round(seconds / period)));
}
