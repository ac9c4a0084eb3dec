import { describe, expect, it } from 'vitest';
import { causeOf, algorithmPart, digitsPart, periodPart, plainPart } from '@otp-lab/otp/internals';
import { defaultSettings, type OtpSettings } from '@otp-lab/otp';
import { appsKnownFor, appsShow, codeFor, isUsual } from './appsShow.ts';

const usual: OtpSettings = { ...defaultSettings, issuer: 'Example' };
const sha256: OtpSettings = { ...usual, algorithm: 'SHA256' };
const at = { seconds: 59, press: 1 };

function shownBy(app: string, settings: OtpSettings) {
  const found = appsShow(settings, at).find(({ row }) => row.app === app);
  if (found === undefined) throw new Error(`nothing is noted of ${app}`);
  const { outcome, codes, mayRefuse, notes } = found;
  return { outcome, codes: codes.map(({ code }) => code), mayRefuse, notes: notes.length };
}

describe('what apps show', () => {
  it('is the code of RFC 6238 for all where the settings are usual', () => {
    expect(isUsual(usual)).toBe(true);
    expect(codeFor(usual, at)).toBe('287082');
    expect(new Set(appsShow(usual, at).map(({ outcome }) => outcome))).toEqual(new Set(['right']));
  });

  it('follows the notes alone', () => {
    const [right, wrong] = ['247374', '287082'];
    expect(codeFor(sha256, at)).toBe(right);
    expect(shownBy('aegis', sha256)).toMatchObject({ outcome: 'right', codes: [right] });
    expect(shownBy('microsoft-authenticator', sha256)).toMatchObject({
      outcome: 'ignored',
      codes: [wrong],
    });
    expect(shownBy('yubico-authenticator', sha256)).toMatchObject({
      outcome: 'disputed',
      codes: [right],
      mayRefuse: true,
    });
    expect(shownBy('stratum', sha256)).toEqual({
      outcome: 'unknown',
      codes: [],
      mayRefuse: false,
      notes: 0,
    });
  });

  it('is nothing where the secret is not Base32', () => {
    expect(codeFor({ ...sha256, secret: '1' }, at)).toBeUndefined();
    expect(appsShow({ ...sha256, secret: '1' }, at).flatMap(({ codes }) => codes)).toEqual([]);
  });
});

describe('the apps of which a finding is known', () => {
  const all = { ...sha256, digits: 8, period: 60 };
  const names = (...parts: Parameters<typeof causeOf>[0]) =>
    appsKnownFor(causeOf(parts), all).map(({ row }) => row.app);

  it('are those that did just that', () => {
    const known = names(algorithmPart('SHA1'), digitsPart(6), periodPart(30));
    expect(known).toContain('microsoft-authenticator');
    expect(known).not.toContain('aegis');
    expect(names(plainPart('key:repaired'))).toEqual(['keepassxc']);
  });

  it('are none where it is right, or where the app did something of which no note speaks', () => {
    expect(names()).toEqual([]);
    expect(names(algorithmPart('MD5'))).toEqual([]);
    // An app rounds its seconds, which is not to round to the nearest step.
    expect(names(plainPart('clock:rounded'))).toEqual([]);
    expect(names(algorithmPart('SHA1'), plainPart('key:hex'))).toEqual([]);
  });

  it('have a note each that says so', () => {
    const known = appsKnownFor(causeOf([algorithmPart('SHA1')]), sha256);
    expect(known.length).toBeGreaterThan(2);
    for (const { notes } of known)
      expect(notes.map(({ behavior }) => behavior)).toEqual(
        notes.map(() => expect.stringMatching(/^(ignores|reads-as|clamps)$/) as string),
      );
  });
});
