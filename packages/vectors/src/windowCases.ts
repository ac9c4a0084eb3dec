import type { Unnumbered } from './codeCase.ts';
import type { VerificationCase } from './types.ts';
import {
  currentSettings,
  codeAt,
  hotpVerification,
  currentStep,
  totpVerification,
  verification,
} from './verificationCase.ts';

/** Returns cases for every drift from −3 to +3 steps, for four windows. */
export function driftCases(): Unnumbered<VerificationCase>[] {
  const windows = [
    [0, 0],
    [1, 1],
    [2, 0],
    [0, 2],
  ] as const;
  return windows.flatMap(([behind, ahead]) =>
    [-3, -2, -1, 0, 1, 2, 3].map((drift) => {
      const isInWindow = -drift <= behind && drift <= ahead;
      const where =
        drift === 0 ? 'the current step' : `${Math.abs(drift)} ${drift < 0 ? 'before' : 'after'}`;
      return totpVerification(
        isInWindow ? 'valid' : 'invalid',
        drift === 0 ? ['Window'] : ['Window', 'Drift'],
        `window −${behind} to +${ahead}: ${where}`,
        codeAt(currentStep + drift),
        { behind, ahead, ...(isInWindow ? { matched: String(currentStep + drift) } : {}) },
      );
    }),
  );
}

/** Returns cases for a server that looks five counters ahead. */
export function lookAheadCases(): Unnumbered<VerificationCase>[] {
  return [-1, 0, 1, 5, 6].map((distance) => {
    const isInWindow = distance >= 0 && distance <= 5;
    return hotpVerification(
      100,
      isInWindow ? 'valid' : 'invalid',
      ['Window'],
      `the server is at 100 and looks 5 ahead: the code of ${100 + distance}`,
      codeAt(100 + distance),
      { ahead: 5, ...(isInWindow ? { matched: String(100 + distance) } : {}) },
    );
  });
}

const greatest = '18446744073709551615';

/** Returns cases for windows at the first and the last counter. */
export function boundCases(): Unnumbered<VerificationCase>[] {
  const early = { ...currentSettings, seconds: 10 };
  const window = { behind: 2, ahead: 2 };
  return [
    verification(early, 'valid', ['Bounds'], 'second 10: there is no step before it', codeAt(0), {
      ...window,
      matched: '0',
    }),
    verification(early, 'valid', ['Bounds'], 'second 10, the code of the next step', codeAt(1), {
      ...window,
      matched: '1',
    }),
    verification(
      early,
      'invalid',
      ['Bounds'],
      'second 10, the code of the greatest counter',
      codeAt(2n ** 64n - 1n),
      window,
    ),
    hotpVerification(
      greatest,
      'valid',
      ['Bounds', 'Counter53'],
      'the greatest counter, looking ahead',
      codeAt(2n ** 64n - 1n),
      { ahead: 2, matched: greatest },
    ),
    hotpVerification(
      greatest,
      'invalid',
      ['Bounds', 'Counter53'],
      'the greatest counter is not followed by 0',
      codeAt(0),
      { ahead: 2 },
    ),
  ];
}

/** Returns cases for codes after one that was accepted. */
export function reuseCases(): Unnumbered<VerificationCase>[] {
  const window = { behind: 1, ahead: 1 };
  return [
    totpVerification('valid', ['Reuse'], 'the previous step was used', codeAt(currentStep), {
      used: String(currentStep - 1),
      matched: String(currentStep),
    }),
    totpVerification('invalid', ['Reuse'], 'this step was used', codeAt(currentStep), {
      used: String(currentStep),
    }),
    totpVerification(
      'invalid',
      ['Reuse', 'Window'],
      'in the window, but used',
      codeAt(currentStep - 1),
      {
        ...window,
        used: String(currentStep - 1),
      },
    ),
    totpVerification(
      'acceptable',
      ['Reuse', 'Window'],
      'in the window and unused, but older than the one used',
      codeAt(currentStep - 1),
      { ...window, used: String(currentStep), matched: String(currentStep - 1) },
    ),
    totpVerification(
      'valid',
      ['Reuse', 'Window'],
      'newer than the one used',
      codeAt(currentStep + 1),
      {
        ...window,
        used: String(currentStep),
        matched: String(currentStep + 1),
      },
    ),
    totpVerification(
      'acceptable',
      ['Reuse', 'Window'],
      'the current step after the next one was used',
      codeAt(currentStep),
      {
        ...window,
        used: String(currentStep + 1),
        matched: String(currentStep),
      },
    ),
    hotpVerification(8, 'invalid', ['Reuse'], 'hotp: the code of 7, which was used', codeAt(7), {
      ahead: 5,
      used: '7',
    }),
    hotpVerification(8, 'valid', ['Reuse'], 'hotp: the code of 8 after 7', codeAt(8), {
      ahead: 5,
      used: '7',
      matched: '8',
    }),
  ];
}
