import { describe, expect, it } from 'vitest';
import { diagnose, diagnoseWidely } from '../diagnosis/diagnose.ts';
import type { Computation } from '../diagnosis/types.ts';
import { defaultSettings, type OtpSettings } from '../settings.ts';
import { hexOf, rightComputation, stepsOf } from './steps.ts';

const settings: OtpSettings = { ...defaultSettings, issuer: 'Example' };

function rightOf(given: OtpSettings): Computation {
  const computation = rightComputation(given);
  if (computation === undefined) throw new Error('the secret is not Base32');
  return computation;
}

describe('the steps of a code', () => {
  it('are those that RFC 4226 prints in appendix D', () => {
    const { mac, message, word, number, code, offset, offsetNibble, taken } = stepsOf(
      rightOf(settings),
      0n,
    );
    expect(hexOf(mac)).toBe('cc93cf18508d94934c64b65d8ba7667fb7cde4b0');
    expect(hexOf(message)).toBe('0000000000000000');
    expect([offset, offsetNibble, taken]).toEqual([0, 39, [0, 8]]);
    expect([word, number, code]).toEqual(['cc93cf18', 0x4c93cf18, '755224']);
  });

  it('are none where the secret is not Base32', () => {
    expect(rightComputation({ ...settings, secret: '1' })).toBeUndefined();
  });
});

describe('what a diagnosis says was computed', () => {
  const right = rightOf({ ...settings, algorithm: 'SHA256' });
  const { recipe } = right;
  const ten = { kind: 'last', modulus: 1e10, shown: 10 } as const;
  const apps: readonly (readonly [string, Partial<Computation>])[] = [
    ['match', {}],
    ['algorithm:SHA1', { recipe: { ...recipe, algorithm: 'SHA1' } }],
    ['algorithm:MD5', { recipe: { ...recipe, algorithm: 'MD5' } }],
    ['digits:8', { format: { kind: 'last', modulus: 1e8, shown: 8 } }],
    ['key:cut10', { key: right.key.subarray(0, 10) }],
    ['key:empty', { key: new Uint8Array() }],
    ['counter:little-endian', { recipe: { ...recipe, message: 'eight-bytes-reversed' } }],
    ['counter:text', { recipe: { ...recipe, message: 'decimal' } }],
    ['hash:plain', { recipe: { ...recipe, construction: 'key-first' } }],
    ['hash:swapped', { recipe: { ...recipe, construction: 'hmac-swapped' } }],
    ['truncation:byte19', { truncation: 'byte19' }],
    ['truncation:hex', { truncation: 'hex-bytes' }],
    ['truncation:hex', { truncation: 'hex-offset' }],
    ['truncation:offset3', { truncation: 3 }],
    ['truncation:sign', { truncation: 'unsigned', format: ten }],
    ['truncation:first-digits', { format: { kind: 'first-of-all', shown: 6 } }],
    ['alphabet:steam', { format: { kind: 'steam' } }],
  ];
  it.each(apps)('%s gives the codes that the app showed', (finding, change) => {
    const digits = change.format === ten ? 10 : 6;
    const given = { ...settings, algorithm: 'SHA256', digits } as const;
    const app = { ...rightOf(given), ...change };
    const observations = [0, 47, 94, 141].map((later) => {
      const seconds = 1_800_000_010 + later;
      const { code } = stepsOf(app, BigInt(Math.floor(seconds / 30)));
      return { code, seconds, press: 1 };
    });
    const quick = diagnose(given, observations);
    let diagnosis = quick;
    if (quick.canWiden) {
      const search = diagnoseWidely(given, observations);
      let step = search.next();
      while (!step.done) step = search.next();
      diagnosis = step.value;
    }
    expect(diagnosis.finding).toBe(finding);
    const { computation, evidence } = diagnosis;
    for (const { shown, usedCounter } of evidence.codes)
      expect(computation && stepsOf(computation, usedCounter ?? 0n).code).toBe(shown);
  });
});
