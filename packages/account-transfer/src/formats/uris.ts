import { maxCounter } from '@otp-lab/otp';
import { toUtf8 } from '../bytes/utf8.ts';
import type { TransferFormat } from '../format.ts';
import { accountUri } from './parts/accountUri.ts';

/**
 * A list of URIs, one a line, which most apps import: otpauth (Key URI Format), and motp for Mobile-OTP. Steam and
 * Yandex have the hosts `steam` and `yaotp`, as Aegis reads them: beemdevelopment/Aegis, `otp/GoogleAuthInfo.java`
 * (read 2026-11-24).
 */
export const uris: TransferFormat = {
  capabilities: {
    types: ['totp', 'hotp', 'steam', 'motp', 'yandex'],
    algorithms: ['SHA1', 'SHA256', 'SHA512'],
    digits: { min: 4, max: 10 },
    periods: { min: 1, max: Number.MAX_SAFE_INTEGER },
    maxCounter,
    secretBytes: { min: 1, max: Infinity },
    hasPin: false,
    hasNote: false,
    groups: 'none',
    hasFavorite: false,
    hasIcon: false,
  },
  encryption: 'never',
  release: 'Key URI Format',
  reference: 'https://github.com/google/google-authenticator/wiki/Key-Uri-Format',
  referenceReadOn: '2026-11-24',
  write: (accounts) => {
    const bytes = toUtf8(accounts.map((account) => `${accountUri(account)}\n`).join(''));
    return Promise.resolve({
      kind: 'file',
      name: 'otpauth-uris.txt',
      mediaType: 'text/plain',
      bytes,
    });
  },
};
