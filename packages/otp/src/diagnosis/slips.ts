import { typingSlip } from './parts.ts';
import { ratios, type Way, wayOf } from './priors.ts';

/**
 * The slip that makes `typed` of the code that an app showed: one digit wrong, or two exchanged,
 * neighbors mostly. Undefined where it takes more. `place` is that of the code, from 1.
 */
export function slipBetween(shown: string, typed: string, place: number): Way | undefined {
  if (shown.length !== typed.length) return undefined;
  const different = Array.from(shown, (_, index) => index).filter(
    (index) => shown[index] !== typed[index],
  );
  const [first = -1, second] = different;
  const values = { place, code: shown };
  if (different.length === 1) {
    const ways = 9 * shown.length;
    return wayOf(typingSlip('one-digit', values), ratios.oneDigit / ways);
  }
  if (different.length !== 2 || second === undefined) return undefined;
  if (shown[first] !== typed[second] || shown[second] !== typed[first]) return undefined;
  const neighbors = second === first + 1;
  const pairs = (shown.length * (shown.length - 1)) / 2;
  return wayOf(
    typingSlip('swapped', values),
    neighbors ? (0.9 * ratios.swapped) / (shown.length - 1) : (0.1 * ratios.swapped) / pairs,
  );
}
