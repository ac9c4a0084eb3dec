import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { defaultSettings, type OtpSettings } from '@otp-lab/otp';
import { maxAttempts, reportRun } from '@otp-lab/otp/server';
import { seededNumbers, simulateServerRun, type TestedServer } from '@otp-lab/otp/testing';
import { findProgram, runProgram } from '../../scripts/programs.ts';

const settings: OtpSettings = { ...defaultSettings, issuer: 'Example' };
const folder = mkdtempSync(join(tmpdir(), 'server-run-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns whether a program accepts a code at a Unix time in seconds. No program remembers codes. */
type Accepts = (code: string, seconds: number, window: number) => boolean;

/** oathtool reads a code without its spaces. */
const oathtool: Accepts = (code, seconds, window) => {
  const options = ['--totp', '-b', '-w', String(window), '--now', `@${seconds}`];
  return runProgram('oathtool', [...options, settings.secret, code]).status === 0;
};

const pyotpProgram = `
import datetime, pyotp, sys
secret, code, seconds, window = sys.argv[1:]
time = datetime.datetime.fromtimestamp(int(seconds))
sys.exit(0 if pyotp.TOTP(secret).verify(code, time, int(window)) else 1)
`;
const pyotp: Accepts = (code, seconds, window) =>
  runProgram('pyotp', ['-c', pyotpProgram, settings.secret, code, String(seconds), String(window)])
    .status === 0;

const goProgram = `package main

import (
	"os"
	"strconv"
	"time"

	"github.com/pquerna/otp"
	"github.com/pquerna/otp/totp"
)

func main() {
	seconds, _ := strconv.ParseInt(os.Args[3], 10, 64)
	skew, _ := strconv.Atoi(os.Args[4])
	ok, _ := totp.ValidateCustom(os.Args[2], os.Args[1], time.Unix(seconds, 0), totp.ValidateOpts{
		Period: 30, Skew: uint(skew), Digits: otp.DigitsSix, Algorithm: otp.AlgorithmSHA1,
	})
	if !ok {
		os.Exit(1)
	}
}
`;
/** Go builds with Debian's sources. It exits with 1 if the program does. */
const pquerna: Accepts = (code, seconds, window) => {
  const file = join(folder, 'verify.go');
  writeFileSync(file, goProgram);
  const parameters = ['run', file, settings.secret, code, String(seconds), String(window)];
  const env = { GO111MODULE: 'off', GOPATH: '/usr/share/gocode', GOCACHE: join(folder, 'cache') };
  const { status, stderr } = runProgram('pquerna-otp', parameters, '', env);
  if (status !== 0 && stderr.trim() !== 'exit status 1') throw new Error(stderr);
  return status === 0;
};

/** Tests a program with a simulated run, and returns its verdicts. */
function verdictsOf(accepts: Accepts, window: number) {
  const server: TestedServer = {
    attempt: (code, atSeconds) =>
      accepts(code, Math.floor(atSeconds), window) ? 'accepted' : 'refused',
  };
  const attempts = simulateServerRun(settings, server, 1_700_000_000, seededNumbers(1));
  expect(attempts.length).toBeLessThanOrEqual(maxAttempts);
  const report = reportRun(settings, attempts);
  return Object.fromEntries(report.map(({ check, verdict }) => [check, verdict]));
}

describe.each([
  ['oathtool', oathtool, 'oathtool'],
  ['pyotp', pyotp, 'pyotp'],
  ['pquerna/otp', pquerna, 'pquerna-otp'],
] as const)('the verifier of %s', (_, accepts, program) => {
  it.skipIf(findProgram(program) === undefined)(
    'has a right window and clock, and accepts codes again',
    { timeout: 120_000 },
    () => {
      expect(verdictsOf(accepts, 1)).toMatchObject({
        'window-behind': 'pass',
        'window-ahead': 'pass',
        clock: 'pass',
        reuse: 'fail',
        'setup-equals-login': 'pass',
        period: 'pass',
        'key-length': 'pass',
      });
    },
  );

  it.skipIf(findProgram(program) === undefined)(
    'refuses codes of the step before without a window',
    { timeout: 120_000 },
    () => {
      expect(verdictsOf(accepts, 0)).toMatchObject({ 'window-behind': 'fail', reuse: 'fail' });
    },
  );
});
