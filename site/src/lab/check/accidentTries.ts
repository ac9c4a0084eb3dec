/**
 * Returns after how many tries random codes match once on average, rounded to three significant digits. The probability
 * is an estimate, and more digits of a large number would be rounding errors.
 * @param probability that random codes match, from `evidence.accidentProbability`
 */
export function accidentTries(probability: number): number {
  return Math.max(1, Math.round(Number((1 / probability).toPrecision(3))));
}
