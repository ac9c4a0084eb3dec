import { describe, expect, it } from 'vitest';
import { diagnoseFully } from '../diagnosis/diagnose.ts';
import type { CodeComputation } from '../diagnosis/types.ts';
import { toHex } from '../hex.ts';
import { defaultSettings, type OtpSettings } from '../settings.ts';
import { rightComputation, stepsOf } from './steps.ts';

const settings: OtpSettings = { ...defaultSettings, issuer: 'Example' };

function rightOf(given: OtpSettings): CodeComputation {
  const computation = rightComputation(given);
  if (computation === undefined) throw new Error('the secret is not Base32');
  return computation;
}

describe('stepsOf', () => {
  it('returns the intermediate values of RFC 4226 appendix D', () => {
    const { mac, message, word, number, code, offset, offsetNibble, usedNibbles } = stepsOf(
      rightOf(settings),
      0n,
    );
    expect(toHex(mac)).toBe('cc93cf18508d94934c64b65d8ba7667fb7cde4b0');
    expect(toHex(message)).toBe('0000000000000000');
    expect([offset, offsetNibble, usedNibbles]).toEqual([0, 39, [0, 8]]);
    expect([word, number, code]).toEqual(['cc93cf18', 0x4c93cf18, '755224']);
  });

  it('has no computation for an invalid secret', () => {
    expect(rightComputation({ ...settings, secret: '1' })).toBeUndefined();
  });
});

describe('the computation of a diagnosis', () => {
  const right = rightOf({ ...settings, algorithm: 'SHA256' });
  const { macMethod } = right;
  const ten = { kind: 'last', modulus: 1e10, length: 10 } as const;
  const apps: readonly (readonly [string, Partial<CodeComputation>])[] = [
    ['match', {}],
    ['algorithm:SHA1', { macMethod: { ...macMethod, algorithm: 'SHA1' } }],
    ['algorithm:MD5', { macMethod: { ...macMethod, algorithm: 'MD5' } }],
    ['digits:8', { format: { kind: 'last', modulus: 1e8, length: 8 } }],
    ['key:cut10', { key: right.key.subarray(0, 10) }],
    ['key:empty', { key: new Uint8Array() }],
    [
      'counter:little-endian',
      { macMethod: { ...macMethod, counterEncoding: 'eight-bytes-reversed' } },
    ],
    ['counter:text', { macMethod: { ...macMethod, counterEncoding: 'decimal' } }],
    ['hash:plain', { macMethod: { ...macMethod, construction: 'key-first' } }],
    ['hash:swapped', { macMethod: { ...macMethod, construction: 'hmac-swapped' } }],
    ['truncation:byte19', { truncation: 'byte19' }],
    ['truncation:hex', { truncation: 'hex-bytes' }],
    ['truncation:hex', { truncation: 'hex-offset' }],
    ['truncation:offset3', { truncation: 3 }],
    ['truncation:sign', { truncation: 'unsigned', format: ten }],
    ['truncation:first-digits', { format: { kind: 'first-of-all', length: 6 } }],
    ['alphabet:steam', { format: { kind: 'steam' } }],
  ];
  it.each(apps)('%s reproduces the codes of the app', (finding, change) => {
    const digits = change.format === ten ? 10 : 6;
    const given = { ...settings, algorithm: 'SHA256', digits } as const;
    const app = { ...rightOf(given), ...change };
    const observations = [0, 47, 94, 141].map((later) => {
      const seconds = 1_800_000_010 + later;
      const { code } = stepsOf(app, BigInt(Math.floor(seconds / 30)));
      return { code, seconds, press: 1 };
    });
    const diagnosis = diagnoseFully(given, observations);
    expect(diagnosis.finding).toBe(finding);
    const { computation, evidence } = diagnosis;
    for (const { shown, usedCounter } of evidence.codes)
      expect(computation && stepsOf(computation, usedCounter ?? 0n).code).toBe(shown);
  });
});
