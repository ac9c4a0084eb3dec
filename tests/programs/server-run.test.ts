import { expect, it } from 'vitest';
import { defaultSettings, type OtpSettings } from '@otp-lab/otp';
import { reportRun } from '@otp-lab/otp/server';
import { seededNumbers } from '@otp-lab/otp/testing';
import { type PlayedServer, playRun } from '../../packages/otp/src/server/run/playRun.ts';
import { runProgram } from '../../scripts/programs.ts';

const settings: OtpSettings = { ...defaultSettings, issuer: 'Example' };

/** oathtool as a server: it verifies with a window on both sides, and remembers no codes. */
const oathtool = (window: number): PlayedServer => ({
  attempt(code, atSeconds) {
    const time = `@${Math.floor(atSeconds)}`;
    const options = ['--totp', '-b', '-w', String(window), '--now', time, settings.secret, code];
    return runProgram('oathtool', options).status === 0 ? 'accepted' : 'rejected';
  },
});

function verdictsOf(server: PlayedServer) {
  const attempts = playRun(settings, server, 1_700_000_000, seededNumbers(1));
  const report = reportRun(settings, attempts);
  return Object.fromEntries(report.map(({ check, verdict }) => [check, verdict]));
}

it('finds the window of oathtool, and that it accepts codes again', () => {
  expect(verdictsOf(oathtool(1))).toMatchObject({
    'window-behind': 'pass',
    'window-ahead': 'pass',
    clock: 'pass',
    reuse: 'fail',
    period: 'pass',
    'key-length': 'pass',
  });
});

it('finds that oathtool without a window rejects codes of the step before', () => {
  expect(verdictsOf(oathtool(0))).toMatchObject({ 'window-behind': 'fail', reuse: 'fail' });
});
