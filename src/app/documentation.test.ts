import { expect, test } from 'vitest';
import * as site from '../../site.config.ts';
import { readAddress } from './address.ts';
import { documentationAddress } from './documentation.ts';
import { screens } from './screens.ts';

const { korean, english } = site.documentation;

function documentation(name: string, language = 'en-US', apple = false) {
  const address = { pathname: '/', search: '', hash: `#/${name}` };
  return documentationAddress(readAddress(address, ['en-US', 'ko-KR']), language, apple);
}

test.each([
  ['authlogin', false, 'utilize/otp-auth-login'],
  ['logon', false, 'utilize/otp-credential-provider'],
  ['windowsLogon', false, 'utilize/otp-credential-provider'],
  ['windowsLogonUpdate', false, 'utilize/otp-credential-provider'],
  ['provider', false, 'utilize/otp-credential-provider'],
  ['provider', true, 'utilize/otp-auth-login'],
  ['main', false, ''],
  ['otpqr', true, ''],
  ['privacy', false, ''],
])('%s (on an Apple system: %s) leads to /%s', (name, apple, path) => {
  expect(documentation(name, 'en-US', apple)).toBe(`${english}/${path}`);
  expect(documentation(name, 'ko-KR', apple)).toBe(`${korean}/${path}`);
});

test.each(screens.apps.names)('%s leads to the authenticator’s documentation', (name) => {
  expect(documentation(name)).toBe(`${english}/apps/${site.productSlug}-authenticator`);
});
