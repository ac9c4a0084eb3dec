import { expect, it } from 'vitest';
import type { Judgment, Verdict } from './answers.ts';
import { type CapabilityId, capabilityIds } from './capabilities.ts';
import { explainCodes } from './explainCodes.ts';
import { buildProbe } from './probes.ts';
import { supportOf } from './supportOf.ts';
import { hotp } from '../hotp.ts';
import { decodeBase32 } from '../base32.ts';

const time = 1_800_000_010;
const probe = buildProbe('labels', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', {
  number: 6,
  letters: 'greek',
});
const decoded = decodeBase32(probe.settings.secret);
const code = hotp({
  ...probe.settings,
  secret: decoded.ok ? decoded.bytes : new Uint8Array(),
  counter: BigInt(Math.floor(time / 30)),
});
const observations = [{ code, seconds: time, press: 1 }];
const answered = {
  probe,
  answer: { kind: 'code', observations },
  explanation: explainCodes(probe.settings, observations),
} as const;

/** Returns judgments with these verdicts, and one correct code. */
function judged(
  verdict: Verdict,
  changed: Readonly<Partial<Record<CapabilityId, Verdict>>> = {},
): ReadonlyMap<CapabilityId, Judgment> {
  return new Map(
    capabilityIds.map((id): [CapabilityId, Judgment] => [
      id,
      { verdict: changed[id] ?? verdict, ...(id === 'label-non-latin' && { answered }) },
    ]),
  );
}

it('names the defaults alone if nothing else works', () => {
  expect(supportOf(judged('misleading'))).toEqual({
    hasRightCode: true,
    algorithms: ['SHA1'],
    digits: [6],
    periods: [30],
    hasHotp: false,
    extent: 'some',
  });
});

it('names every setting that works', () => {
  expect(supportOf(judged('refused', { sha512: 'right', 'digits-8': 'right' }))).toMatchObject({
    algorithms: ['SHA1', 'SHA512'],
    digits: [6, 8],
    periods: [30],
    extent: 'some',
  });
  expect(supportOf(judged('right'))).toMatchObject({
    algorithms: ['SHA1', 'SHA256', 'SHA512'],
    digits: [6, 7, 8],
    periods: [30, 60],
    hasHotp: true,
    extent: 'all',
  });
});

it('leaves open what was not tested or is unclear', () => {
  expect(supportOf(judged('right', { hotp: 'not-tested' })).extent).toBe('open');
  expect(supportOf(judged('refused', { sha256: 'unclear' })).extent).toBe('open');
});

it('finds no correct code if there is none', () => {
  expect(supportOf(new Map()).hasRightCode).toBe(false);
});
