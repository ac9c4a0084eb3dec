import type { Unnumbered } from './codeCase.ts';
import type { VerificationCase } from './types.ts';
import { atNow, code, hotp, now, totp, verification } from './verificationCase.ts';

/** Every drift from −3 to +3 steps against three windows. */
export function driftCases(): Unnumbered<VerificationCase>[] {
  const windows = [
    [0, 0],
    [1, 1],
    [2, 0],
    [0, 2],
  ] as const;
  return windows.flatMap(([behind, ahead]) =>
    [-3, -2, -1, 0, 1, 2, 3].map((drift) => {
      const isIn = -drift <= behind && drift <= ahead;
      const where =
        drift === 0 ? 'the current step' : `${Math.abs(drift)} ${drift < 0 ? 'before' : 'after'}`;
      return totp(
        isIn ? 'valid' : 'invalid',
        drift === 0 ? ['Window'] : ['Window', 'Drift'],
        `window −${behind} to +${ahead}: ${where}`,
        code(now + drift),
        { behind, ahead, ...(isIn ? { matched: String(now + drift) } : {}) },
      );
    }),
  );
}

/** A server that looks five counters ahead. */
export function lookAheadCases(): Unnumbered<VerificationCase>[] {
  return [-1, 0, 1, 5, 6].map((distance) => {
    const isIn = distance >= 0 && distance <= 5;
    return hotp(
      100,
      isIn ? 'valid' : 'invalid',
      ['Window'],
      `the server is at 100 and looks 5 ahead: the code of ${100 + distance}`,
      code(100 + distance),
      { ahead: 5, ...(isIn ? { matched: String(100 + distance) } : {}) },
    );
  });
}

const greatest = '18446744073709551615';

/** Windows at the first and the last counter. */
export function boundCases(): Unnumbered<VerificationCase>[] {
  const early = { ...atNow, seconds: 10 };
  const window = { behind: 2, ahead: 2 };
  return [
    verification(early, 'valid', ['Bounds'], 'second 10: there is no step before it', code(0), {
      ...window,
      matched: '0',
    }),
    verification(early, 'valid', ['Bounds'], 'second 10, the code of the next step', code(1), {
      ...window,
      matched: '1',
    }),
    verification(
      early,
      'invalid',
      ['Bounds'],
      'second 10, the code of the greatest counter',
      code(2n ** 64n - 1n),
      window,
    ),
    hotp(
      greatest,
      'valid',
      ['Bounds', 'Counter53'],
      'the greatest counter, looking ahead',
      code(2n ** 64n - 1n),
      { ahead: 2, matched: greatest },
    ),
    hotp(
      greatest,
      'invalid',
      ['Bounds', 'Counter53'],
      'the greatest counter is not followed by 0',
      code(0),
      { ahead: 2 },
    ),
  ];
}

/** Codes after one that was accepted. */
export function reuseCases(): Unnumbered<VerificationCase>[] {
  const window = { behind: 1, ahead: 1 };
  return [
    totp('valid', ['Reuse'], 'the previous step was used', code(now), {
      used: String(now - 1),
      matched: String(now),
    }),
    totp('invalid', ['Reuse'], 'this step was used', code(now), { used: String(now) }),
    totp('invalid', ['Reuse', 'Window'], 'in the window, but used', code(now - 1), {
      ...window,
      used: String(now - 1),
    }),
    totp(
      'acceptable',
      ['Reuse', 'Window'],
      'in the window and unused, but older than the one used',
      code(now - 1),
      { ...window, used: String(now), matched: String(now - 1) },
    ),
    totp('valid', ['Reuse', 'Window'], 'newer than the one used', code(now + 1), {
      ...window,
      used: String(now),
      matched: String(now + 1),
    }),
    totp(
      'acceptable',
      ['Reuse', 'Window'],
      'the current step after the next one was used',
      code(now),
      {
        ...window,
        used: String(now + 1),
        matched: String(now),
      },
    ),
    hotp(8, 'invalid', ['Reuse'], 'hotp: the code of 7, which was used', code(7), {
      ahead: 5,
      used: '7',
    }),
    hotp(8, 'valid', ['Reuse'], 'hotp: the code of 8 after 7', code(8), {
      ahead: 5,
      used: '7',
      matched: '8',
    }),
  ];
}
