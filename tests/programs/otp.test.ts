import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  algorithms,
  decodeTypedBase32,
  defaultSettings,
  encodeBase32,
  hotp,
  type OtpSettings,
  totp,
  writeOtpUri,
} from '@otp-lab/otp';
import { allOrSample, pick, randomBytes, randomCounter, seededNumbers } from '@otp-lab/otp/testing';
import { programOutput } from '../../scripts/programs.ts';
import { keepassXml } from './keepassXml.ts';

const issuers = ['Example', 'A & B', '한글 회사', 'per%cent', 'plus+sign', '😀'];
const accounts = ['tester', 'user@example.com', 'first:second', '이름', 'a#b?c', 'a=b'];

function randomSettings(next: () => number): OtpSettings {
  const type = pick(next, ['totp', 'hotp'] as const);
  return {
    ...defaultSettings,
    type,
    issuer: pick(next, issuers),
    account: pick(next, accounts),
    secret: encodeBase32(randomBytes(next, 10 + Math.floor(next() * 60))),
    // oathtool supports HOTP only with SHA1.
    algorithm: type === 'hotp' ? 'SHA1' : pick(next, algorithms),
    digits: pick(next, [6, 7, 8]),
    period: 1 + Math.floor(next() * 300),
    counter: randomCounter(next),
  };
}

function keyOf(settings: OtpSettings): Uint8Array {
  const decoded = decodeTypedBase32(settings.secret);
  if (!decoded.ok) throw new Error(decoded.error.kind);
  return decoded.bytes;
}

function ourCode(settings: OtpSettings, seconds: number): string {
  const secret = keyOf(settings);
  return settings.type === 'hotp'
    ? hotp({ ...settings, secret })
    : totp({ ...settings, secret, seconds });
}

describe('our codes', () => {
  it('equal the codes of oathtool for random settings', () => {
    const next = seededNumbers(200);
    for (let round = 0; round < allOrSample(5000, 200); round += 1) {
      const settings = randomSettings(next);
      const seconds = Math.floor(next() * 2 ** 32);
      const mode =
        settings.type === 'hotp'
          ? ['--hotp', '-c', String(settings.counter)]
          : [`--totp=${settings.algorithm}`, '-s', `${settings.period}s`, '--now', `@${seconds}`];
      const parameters = [...mode, '-b', '-d', String(settings.digits), settings.secret];
      const uri = writeOtpUri(settings);
      expect({ uri, code: ourCode(settings, seconds) }).toEqual({
        uri,
        code: programOutput('oathtool', parameters),
      });
    }
  });

  it('equal the codes of PyOTP for random URIs, and for 4 to 10 digits', () => {
    const next = seededNumbers(300);
    const all = Array.from({ length: 300 }, () => {
      // PyOTP decodes the whole URI before it parses it, so these names contain no delimiters.
      const issuer = pick(next, ['Example', '한글 회사', '😀']);
      const account = pick(next, ['tester', 'user@example.com', '첫 째', 'first:second']);
      const settings = { ...randomSettings(next), issuer, account };
      // PyOTP reads only 6, 7 and 8 digits from a URI. The program passes other lengths directly.
      return {
        settings,
        length: 4 + Math.floor(next() * 7),
        seconds: Math.floor(next() * 2 ** 32),
      };
    });
    const program = `
import hashlib, json, sys, pyotp
for line in sys.stdin:
    uri, secret, name, length, seconds, period = json.loads(line)
    account = pyotp.parse_uri(uri)
    at = account.at(0 if isinstance(account, pyotp.HOTP) else seconds)
    plain = pyotp.TOTP(secret, digits=length, digest=getattr(hashlib, name), interval=period)
    print(json.dumps([account.issuer, account.name, at, plain.at(seconds)]))
`;
    const lines = all.map(({ settings, length, seconds }) =>
      JSON.stringify([
        writeOtpUri(settings),
        settings.secret,
        settings.algorithm.toLowerCase(),
        length,
        seconds,
        settings.period,
      ]),
    );
    const printed = programOutput('pyotp', ['-c', program], lines.join('\n'));
    const answers: unknown[] = printed.split('\n').map((line) => JSON.parse(line));
    const expected = all.map(({ settings, length, seconds }) => [
      settings.issuer,
      settings.account,
      ourCode(settings, seconds),
      ourCode({ ...settings, type: 'totp', digits: length }, seconds),
    ]);
    expect(answers).toEqual(expected);
  });

  it('equal the codes of KeePassXC for random URIs', () => {
    const next = seededNumbers(24);
    const entries = Array.from({ length: 24 }, () => ({
      ...randomSettings(next),
      type: 'totp' as const,
      algorithm: pick(next, algorithms),
      // KeePassXC 2.7 changes longer periods to 60, and its 10 digits overflow 32 bits.
      digits: pick(next, [6, 7, 8, 9]),
      period: 1 + Math.floor(next() * 60),
    }));
    const folder = mkdtempSync(join(tmpdir(), 'otp-programs-'));
    try {
      const database = join(folder, 'codes.kdbx');
      writeFileSync(join(folder, 'codes.xml'), keepassXml(entries.map((one) => writeOtpUri(one))));
      const importing = ['import', '-q', '-p', '-t', '100', join(folder, 'codes.xml'), database];
      programOutput('keepassxc-cli', importing, 'password\npassword\n');
      for (const [index, settings] of entries.entries()) {
        const before = Date.now() / 1000;
        const shown = ['show', '-q', '-t', database, `entry-${index}`];
        const code = programOutput('keepassxc-cli', shown, 'password\n');
        const after = Date.now() / 1000;
        const steps = Math.floor(after / settings.period) - Math.floor(before / settings.period);
        const possible = Array.from({ length: steps + 1 }, (_, step) =>
          ourCode(settings, before + step * settings.period),
        );
        expect([writeOtpUri(settings), ...possible]).toContain(code);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
