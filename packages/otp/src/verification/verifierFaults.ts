import { algorithmPart, digitsPart, periodPart } from '../diagnosis/causeParts.ts';
import type { ProgramComputation } from '../program/programComputation.ts';
import { roundedHalfToEven } from '../program/roundedHalfToEven.ts';
import type { VerificationInput } from './readVerifications.ts';
import type { Verifier } from './verifier.ts';
import {
  plainFault,
  type VerifierCausePart,
  type VerifierFault,
  type VerifierCauseKind,
} from './verifierFault.ts';
import { windowFaults } from './windowFaults.ts';

/** The program compares the typed text with a code in another way. */
const comparison = (
  kind: VerifierCauseKind,
  matches: Verifier['matches'],
  rank?: VerifierFault['rank'],
) => plainFault(kind, { matches }, rank);

const isDigits = (typed: string) => /^\d+$/.test(typed);

const comparisons: readonly VerifierFault[] = [
  comparison('code-zeros-rejected', (typed, code) => typed === code && !code.startsWith('0')),
  comparison('code-zeros-rejected', (typed, code) => typed === String(Number(code))),
  comparison('code-as-number', (typed, code) => isDigits(typed) && Number(typed) === Number(code)),
  comparison('code-number-syntax', (typed, code) => Number(typed) === Number(code)),
  comparison('code-number-syntax', (typed, code) => Number.parseFloat(typed) === Number(code), 2),
  comparison('code-prefix-parsed', (typed, code) => Number.parseInt(typed, 10) === Number(code)),
  comparison('code-wildcard', (typed, code) => typed === code || typed === '%'),
  comparison('code-too-long', (typed, code) => typed.startsWith(code)),
  comparison('code-too-long', (typed, code) => typed.endsWith(code)),
  comparison('code-too-long', (typed, code) => typed.includes(code)),
  comparison('code-too-short', (typed, code) => code.startsWith(typed)),
  comparison('code-too-short', (typed, code) => code.endsWith(typed)),
  comparison('code-too-short', (typed, code) => code.includes(typed)),
  comparison('code-too-short', (typed, code) => typed !== '' && code.startsWith(typed)),
  comparison('code-too-short', (typed, code) => typed !== '' && code.endsWith(typed)),
  comparison('code-too-short', (typed, code) => typed !== '' && code.includes(typed)),
  comparison('code-empty', (typed, code) => typed === '' || typed === code),
];

const isHotp = ({ type }: VerificationInput) => type === 'hotp';

/**
 * The program rounds to the nearest time step. Programs that round up have no fault here: no input's time is the start
 * of a time step, so they look as if they were one step ahead.
 */
function rounding(stepsAt: (seconds: number, period: number) => number): VerifierFault {
  return {
    part: { name: 'clock:rounded', kind: 'clock-rounded', values: {} },
    rank: 1,
    change: (verifier) => ({
      ...verifier,
      clockSteps: ({ type, seconds, period }) =>
        type === 'hotp' ? 0 : stepsAt(seconds, period) - Math.floor(seconds / period),
    }),
  };
}

const clocks: readonly VerifierFault[] = [
  ...[-3, -2, -1, 1, 2, 3].map((count): VerifierFault => ({
    part: {
      name: `clock:${count > 0 ? '+' : ''}${count}`,
      kind: 'clock-steps',
      values: { steps: count },
    },
    rank: 1,
    change: (verifier) => ({
      ...verifier,
      clockSteps: (input) => (isHotp(input) ? 0 : count),
    }),
  })),
  rounding((seconds, period) => Math.floor((seconds + period / 2) / period)),
  rounding(roundedHalfToEven),
];

function ignoredSetting(
  part: VerifierCausePart,
  change: (right: ProgramComputation) => Partial<ProgramComputation>,
): VerifierFault {
  return {
    part,
    rank: 1,
    change: (verifier) => ({
      ...verifier,
      computation: (right) => {
        const before = verifier.computation(right);
        return { ...before, ...change(before) };
      },
    }),
  };
}

const ignoredSettings: readonly VerifierFault[] = [
  ignoredSetting(algorithmPart('SHA1'), ({ macMethod }) => ({
    macMethod: { ...macMethod, algorithm: 'SHA1' },
  })),
  ignoredSetting({ ...digitsPart(6), kind: 'digits-expected' }, () => ({ digits: 6 })),
  ignoredSetting(periodPart(30), () => ({ period: 30 })),
];

/** The faults of programs that verify codes. */
export const verifierFaults: readonly VerifierFault[] = [
  plainFault('answer-accepted', { constantAnswer: true }),
  plainFault('answer-rejected', { constantAnswer: false }),
  plainFault('reuse-accepted', { used: 'accepted' }),
  plainFault('bounds-wrapped', { outOfBounds: 'wrap' }),
  plainFault('bounds-rejected', { outOfBounds: 'reject' }),
  ...windowFaults,
  ...clocks,
  ...ignoredSettings,
  ...comparisons,
];
