import type { VerificationInput } from './readVerifications.ts';
import type { VerifierWindow } from './verifier.ts';
import { plainFault, type VerifierCausePart, type VerifierFault } from './verifierFault.ts';

/**
 * The cases have codes of up to three steps before and after the current step. So the answers are the same for all
 * wider windows.
 */
const maxSteps = 3;
const steps = Array.from({ length: maxSteps + 1 }, (_, index) => index);

const isHotp = ({ type }: VerificationInput) => type === 'hotp';

/**
 * Returns the faults of programs with the same window for every input. Some programs use it only for TOTP. Others have
 * no steps behind for HOTP.
 */
function fixedWindows(): VerifierFault[] {
  return steps.flatMap((behind) =>
    steps.flatMap((ahead) => {
      const part: VerifierCausePart = {
        name: `window:-${behind}+${ahead}`,
        kind: 'window-fixed',
        values: { behind, ahead },
      };
      const windows: ((input: VerificationInput) => VerifierWindow)[] = [
        (input) => (isHotp(input) ? input : { behind, ahead }),
        (input) => ({ behind: isHotp(input) ? 0 : behind, ahead }),
        () => ({ behind, ahead }),
      ];
      return windows.map((window): VerifierFault => ({
        part,
        rank: 1,
        change: (verifier) => ({ ...verifier, window }),
      }));
    }),
  );
}

/** The faults of a verifier's window. */
export const windowFaults: readonly VerifierFault[] = [
  ...fixedWindows(),
  plainFault('window-swapped', {
    window: ({ behind, ahead }) => ({ behind: ahead, ahead: behind }),
  }),
  plainFault('window-behind-ignored', { window: ({ ahead }) => ({ behind: 0, ahead }) }),
  plainFault('window-ahead-ignored', { window: ({ behind }) => ({ behind, ahead: 0 }) }),
  plainFault('window-look-ahead-ignored', {
    window: (input) => (isHotp(input) ? { behind: 0, ahead: 0 } : input),
  }),
  plainFault('window-looks-back', {
    window: (input) => (isHotp(input) ? { behind: input.ahead, ahead: input.ahead } : input),
  }),
  plainFault('window-widest', {
    window: ({ behind, ahead }) => {
      const widest = Math.max(behind, ahead);
      return { behind: widest, ahead: widest };
    },
  }),
  plainFault('window-last-left-out', {
    window: ({ behind, ahead }) => ({ behind, ahead: ahead - 1 }),
  }),
  plainFault('window-one-more', {
    window: ({ behind, ahead }) => ({ behind: behind + 1, ahead: ahead + 1 }),
  }),
  plainFault('window-one-more', { window: ({ behind, ahead }) => ({ behind, ahead: ahead + 1 }) }),
  plainFault('window-one-more', { window: ({ behind, ahead }) => ({ behind: behind + 1, ahead }) }),
];
