import { describe, expect, it } from 'vitest';
import * as site from '../../../site.config.ts';
import { readText } from '@otp-lab/otp/read';
import { writeOtpUri } from '@otp-lab/otp';
import { type Draft, draftOf, emptyDraft, nameChange, parseDraft } from './draft.ts';

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

function draftFrom(text: string): Draft {
  const [account] = readText(text).accounts;
  if (account === undefined) throw new Error(text);
  return { ...emptyDraft, ...draftOf(account) };
}

describe('an account from a QR code', () => {
  it.each([
    `otpauth://totp/alice?secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    `otpauth://totp/Example:?secret=${secret}&issuer=Example&algorithm=SHA1&digits=6&period=30`,
    'otpauth://totp/alice?secret=QWERTYUIOP&algorithm=SHA1&digits=6&period=30',
  ])('gives the same URI: %s', (text) => {
    expect(writeOtpUri(parseDraft(draftFrom(text)).settings)).toBe(text);
  });

  it('keeps its empty issuer when the account changes, until the visitor types an issuer', () => {
    const before = draftFrom(`otpauth://totp/alice?secret=${secret}`);
    const renamed = { ...before, ...nameChange(before, 'account', 'bob') };
    expect(parseDraft(renamed).settings).toMatchObject({ issuer: '', account: 'bob' });
    const named = { ...renamed, ...nameChange(renamed, 'issuer', 'Bank') };
    expect(parseDraft(named).settings.issuer).toBe('Bank');
    const emptied = { ...named, ...nameChange(named, 'issuer', '') };
    expect(parseDraft(emptied).settings.issuer).toBe(site.brand);
  });
});

describe('an invalid fixed time', () => {
  it('stops only time-based codes', () => {
    const draft: Draft = { ...emptyDraft, isTimeFixed: true, fixedTime: '2026-02-30' };
    expect(parseDraft(draft).fixedTime).toEqual({ ok: false });
    expect(parseDraft({ ...draft, type: 'hotp' }).fixedTime).toBeUndefined();
  });
});
