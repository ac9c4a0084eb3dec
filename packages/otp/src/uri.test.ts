import { describe, expect, it } from 'vitest';
import { defaultSettings, fillDefaults, type OtpSettings } from './settings.ts';
import { writeOtpUri } from './uri.ts';

const settings: OtpSettings = { ...defaultSettings, issuer: 'Example' };
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('writeOtpUri', () => {
  it('writes every parameter', () => {
    expect(writeOtpUri(settings)).toBe(
      `otpauth://totp/Example:Tester?secret=${secret}&issuer=Example&algorithm=SHA1&digits=6&period=30`,
    );
  });

  it('writes the counter instead of the period for hotp', () => {
    const counter = 2n ** 64n - 1n;
    expect(
      writeOtpUri({ ...settings, type: 'hotp', algorithm: 'SHA512', digits: 10, counter }),
    ).toBe(
      `otpauth://hotp/Example:Tester?secret=${secret}&issuer=Example&algorithm=SHA512&digits=10&counter=18446744073709551615`,
    );
  });

  it.each([
    ['A B', 'A%20B'],
    ['a+b&c=d%?#', 'a%2Bb%26c%3Dd%25%3F%23'],
    ['a:b/c@d', 'a%3Ab%2Fc%40d'],
    ['한글', '%ED%95%9C%EA%B8%80'],
    ['😀', '%F0%9F%98%80'],
    ['\uD83D', '%EF%BF%BD'],
  ])('encodes %s', (text, encoded) => {
    const uri = writeOtpUri({ ...settings, issuer: text, account: text });
    expect(uri).toContain(`/${encoded}:${encoded}?`);
    expect(uri).toContain(`&issuer=${encoded}&`);
  });

  it('normalizes the secret', () => {
    expect(writeOtpUri({ ...settings, secret: 'mzxw 6ytb-oi======' })).toContain(
      'secret=MZXW6YTBOI&',
    );
  });

  it.each(['AB', 'QWERTYUIOP', 'GEZDGNBVGY3TQOJQAICB'])(
    'keeps the spare bits and the length of %s',
    (given) => {
      expect(writeOtpUri({ ...settings, secret: given })).toContain(`secret=${given}&`);
    },
  );

  it('removes dashes of every kind', () => {
    expect(writeOtpUri({ ...settings, secret: 'gezd–gnbv—gy3t‑qojq' })).toContain(
      'secret=GEZDGNBVGY3TQOJQ&',
    );
  });

  it('omits an empty issuer', () => {
    const uri = writeOtpUri({ ...settings, issuer: '' });
    expect(uri).toBe(`otpauth://totp/Tester?secret=${secret}&algorithm=SHA1&digits=6&period=30`);
    const colon = writeOtpUri({ ...settings, issuer: '', account: 'a:b' });
    expect(colon).toContain('otpauth://totp/:a%3Ab?');
  });

  it('writes a domain as the issuer parameter, and keeps the issuer in the label', () => {
    const account = { ...settings, issuer: 'Example', account: 'alice' };
    expect(writeOtpUri(account, { domain: 'example.com' })).toBe(
      `otpauth://totp/Example:alice?secret=${secret}&issuer=example.com&algorithm=SHA1&digits=6&period=30`,
    );
    expect(writeOtpUri(account, { domain: undefined })).toContain('&issuer=Example&');
  });

  it.each([
    [{ secret: 'MZXW1' }, 'Base32'],
    [{ digits: 3 }, 'digits 3'],
    [{ digits: 11 }, 'digits 11'],
    [{ period: 0 }, 'period 0'],
    [{ counter: -1n }, 'counter -1'],
  ])('rejects %o', (change, message) => {
    expect(() => writeOtpUri({ ...settings, ...change })).toThrow(message);
  });
});

describe('fillDefaults', () => {
  it('replaces empty values and cleans up the secret', () => {
    const empty = { ...settings, issuer: ' ', account: '', secret: ' ' };
    expect(fillDefaults(empty, 'Vendor')).toEqual({ ...settings, issuer: 'Vendor' });
    expect(fillDefaults({ ...settings, secret: ' mzxw6ytb ' }, 'Vendor').secret).toBe('MZXW6YTB');
    expect(fillDefaults({ ...settings, secret: 'ı' }, 'Vendor').secret).toBe('ı');
  });
});
