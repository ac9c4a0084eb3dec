import { expect, test } from 'vitest';
import { readText } from '@otp-lab/otp/read';
import { readWithoutInvalid } from './readWithoutInvalid.ts';

const resultOf = (text: string) => readWithoutInvalid(text, readText(text).findings);

const uri = 'otpauth://totp/Acme:kim?secret=JBSWY3DPEHPK3PXP&issuer=Acme';

test('replaces invalid values by the defaults and keeps the valid ones', () => {
  const read = resultOf(`${uri}&algorithm=SHA256&digits=99&period=0`);
  expect(read?.account).toMatchObject({ algorithm: 'SHA256', digits: 6, period: 30 });
  expect(read?.account).toMatchObject({ issuer: 'Acme', secret: 'JBSWY3DPEHPK3PXP' });
  expect(read?.invalid).toEqual(['digits=99', 'period=0']);
});

test('replaces an unknown algorithm', () => {
  const read = resultOf(`${uri}&algorithm=SHA3&digits=8`);
  expect(read?.account).toMatchObject({ algorithm: 'SHA1', digits: 8 });
  expect(read?.invalid).toEqual(['algorithm=SHA3']);
});

test.each([
  ['a valid URI', uri],
  ['a URI without a secret', 'otpauth://totp/Acme:kim?period=0'],
  ['an invalid counter, which an app needs', `${uri.replace('totp', 'hotp')}&counter=x`],
  ['several URIs', `${uri}&period=0 ${uri}&period=0`],
  ['another text', 'JBSWY3DPEHPK3PXP'],
])('returns nothing for %s', (_, text) => {
  expect(resultOf(text)).toBeUndefined();
});
