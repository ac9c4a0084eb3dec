/** Rounds a number as Python's `round()` does: a half to the even integer. */
export function pythonRound(value: number): number {
  const rounded = Math.round(value);
  return rounded - value === 0.5 && rounded % 2 !== 0 ? rounded - 1 : rounded;
}
