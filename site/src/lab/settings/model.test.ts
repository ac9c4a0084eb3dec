import { describe, expect, it } from 'vitest';
import * as site from '../../../site.config.ts';
import { readText } from '@otp-lab/otp/read';
import { writeOtpUri } from '@otp-lab/otp';
import { type Draft, draftOf, emptyDraft, nameChange, readDraft } from './model.ts';

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

function used(text: string): Draft {
  const [account] = readText(text).accounts;
  if (account === undefined) throw new Error(text);
  return { ...emptyDraft, ...draftOf(account) };
}

describe('an account that was read', () => {
  it.each([
    `otpauth://totp/alice?secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    `otpauth://totp/Example:?secret=${secret}&issuer=Example&algorithm=SHA1&digits=6&period=30`,
    'otpauth://totp/alice?secret=QWERTYUIOP&algorithm=SHA1&digits=6&period=30',
  ])('is made again as it was: %s', (text) => {
    expect(writeOtpUri(readDraft(used(text)).settings)).toBe(text);
  });

  it('keeps having no issuer while its account is typed anew, until an issuer is typed', () => {
    const before = used(`otpauth://totp/alice?secret=${secret}`);
    const renamed = { ...before, ...nameChange(before, 'account', 'bob') };
    expect(readDraft(renamed).settings).toMatchObject({ issuer: '', account: 'bob' });
    const named = { ...renamed, ...nameChange(renamed, 'issuer', 'Bank') };
    expect(readDraft(named).settings.issuer).toBe('Bank');
    const emptied = { ...named, ...nameChange(named, 'issuer', '') };
    expect(readDraft(emptied).settings.issuer).toBe(site.brand);
  });
});

describe('a moment', () => {
  it('that cannot be read stops a time-based code alone', () => {
    const draft: Draft = { ...emptyDraft, momentIsSet: true, moment: '2026-02-30' };
    expect(readDraft(draft).moment).toEqual({ ok: false });
    expect(readDraft({ ...draft, type: 'hotp' }).moment).toBeUndefined();
  });
});
