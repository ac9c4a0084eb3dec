import { describe, expect, it } from 'vitest';
import { causeOf, algorithmPart, digitsPart, periodPart, plainPart } from '@otp-lab/otp/internals';
import { defaultSettings, type OtpSettings } from '@otp-lab/otp';
import { codeFor } from './codeFor.ts';
import { appsWithCause, hasDefaultSettings, predictCodes } from './predictCodes.ts';

const plain: OtpSettings = { ...defaultSettings, issuer: 'Example' };
const sha256: OtpSettings = { ...plain, algorithm: 'SHA256' };
const at = { seconds: 59, press: 1 };

function predictionFor(app: string, settings: OtpSettings) {
  const found = predictCodes(settings, at).find(({ row }) => row.app === app);
  if (found === undefined) throw new Error(`no notes on ${app}`);
  const { outcome, codes, mayRefuse, notes } = found;
  return { outcome, codes: codes.map(({ code }) => code), mayRefuse, notes: notes.length };
}

describe('predictCodes', () => {
  it('predicts the code of RFC 6238 for all apps with default settings', () => {
    expect(hasDefaultSettings(plain)).toBe(true);
    expect(codeFor(plain, at)).toBe('287082');
    expect(new Set(predictCodes(plain, at).map(({ outcome }) => outcome))).toEqual(
      new Set(['right']),
    );
  });

  it('predicts wrong, disputed and unknown codes from the notes', () => {
    const [right, wrong] = ['247374', '287082'];
    expect(codeFor(sha256, at)).toBe(right);
    expect(predictionFor('aegis', sha256)).toMatchObject({ outcome: 'right', codes: [right] });
    expect(predictionFor('microsoft-authenticator', sha256)).toMatchObject({
      outcome: 'ignored',
      codes: [wrong],
    });
    expect(predictionFor('yubico-authenticator', sha256)).toMatchObject({
      outcome: 'disputed',
      codes: [right],
      mayRefuse: false,
    });
    expect(predictionFor('stratum', sha256)).toEqual({
      outcome: 'unknown',
      codes: [],
      mayRefuse: false,
      notes: 0,
    });
  });

  it('cites only the notes that say so if an app refuses an account', () => {
    const combined: OtpSettings = { ...sha256, digits: 8, period: 60 };
    const duo = predictCodes(combined, at).find(({ row }) => row.app === 'duo-mobile');
    expect(duo?.outcome).toBe('refused');
    expect(new Set(duo?.notes.map(({ behavior }) => behavior))).toEqual(new Set(['refuses']));
  });

  it('predicts the Steam codes of apps that go by the issuer', () => {
    const steam = { ...plain, issuer: 'Steam' };
    expect(hasDefaultSettings(steam)).toBe(false);
    // The 31-bit number of RFC 6238's first vector, 1094287082, in base 26, the lowest digit first.
    expect(predictionFor('stratum', steam)).toEqual({
      outcome: 'ignored',
      codes: ['PV9M4'],
      mayRefuse: false,
      notes: 1,
    });
    // FreeOTP writes the highest digit first. Its code has as many characters as the URI has digits, or 5.
    expect(predictionFor('freeotp', steam).codes).toEqual(['4M9VP', 'J4M9VP']);
    expect(predictionFor('aegis', steam).codes).toEqual(['287082']);
    expect(hasDefaultSettings({ ...steam, type: 'hotp' })).toBe(false);
    expect(predictionFor('stratum', { ...steam, type: 'hotp' }).outcome).toBe('unknown');
  });

  it('predicts no codes if the secret is not Base32', () => {
    expect(codeFor({ ...sha256, secret: '1' }, at)).toBeUndefined();
    expect(predictCodes({ ...sha256, secret: '1' }, at).flatMap(({ codes }) => codes)).toEqual([]);
  });
});

describe('appsWithCause', () => {
  const all = { ...sha256, digits: 8, period: 60 };
  const names = (...parts: Parameters<typeof causeOf>[0]) =>
    appsWithCause(causeOf(parts), all).map(({ row }) => row.app);

  it('returns the apps that did exactly that', () => {
    const known = names(algorithmPart('SHA1'), digitsPart(6), periodPart(30));
    expect(known).toContain('microsoft-authenticator');
    expect(known).not.toContain('aegis');
    expect(names(plainPart('key:repaired'))).toEqual(['keepassxc']);
  });

  it('returns no apps for a right code or for a cause that no note covers', () => {
    expect(names()).toEqual([]);
    expect(names(algorithmPart('MD5'))).toEqual([]);
    // A note says that an app rounds seconds, but not to the nearest step.
    expect(names(plainPart('clock:rounded'))).toEqual([]);
    expect(names(algorithmPart('SHA1'), plainPart('key:hex'))).toEqual([]);
    // A slow clock isn't a fault of the app, so no app matches it.
    const appsWith = (finding: string) =>
      appsWithCause({ ...causeOf([plainPart('clock:rounded')]), finding }, all);
    expect(appsWith('clock:-1')).toEqual([]);
    expect(appsWith('counter:step-1').map(({ row }) => row.app)).toContain('duo-mobile');
  });

  it('returns the notes that report the cause', () => {
    const known = appsWithCause(causeOf([algorithmPart('SHA1')]), sha256);
    expect(known.length).toBeGreaterThan(2);
    for (const { notes } of known)
      expect(notes.map(({ behavior }) => behavior)).toEqual(
        notes.map(() => expect.stringMatching(/^(ignores|reads-as|clamps)$/) as string),
      );
  });

  it('says whether other sources contradict the notes', () => {
    const known = appsWithCause(causeOf([algorithmPart('SHA1')]), sha256);
    const isDisputed = new Map(known.map((matching) => [matching.row, matching.isDisputed]));
    const predicted = predictCodes(sha256, at).filter(({ row }) => isDisputed.has(row));
    expect(predicted.map(({ row }) => isDisputed.get(row))).toEqual(
      predicted.map(({ outcome }) => outcome === 'disputed'),
    );
    expect(new Set(isDisputed.values())).toEqual(new Set([true, false]));
  });
});
