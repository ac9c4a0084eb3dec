import type { TransferAccount } from '../account.ts';
import { toBase64 } from '../bytes/base64.ts';
import { joinBytes } from '../bytes/joinBytes.ts';
import { toUtf8 } from '../bytes/utf8.ts';
import type { AdaptedValues, TransferFormat } from '../format.ts';
import { bytesField, numberField } from './parts/protobuf.ts';
import { secretBytes } from './parts/secretBytes.ts';

/** Values of the enumerations of the export. */
const algorithms = { SHA1: 1, SHA256: 2, SHA512: 3 } as const;
const digitCounts: ReadonlyMap<number, number> = new Map([
  [6, 1],
  [8, 2],
]);

/** Google Authenticator's own limit for one QR code. */
const maxAccounts = 10;

/** The longest payload of a QR code with several accounts, in bytes. A longer one is hard to scan from a screen. */
const maxBytes = 1200;

/** The longest account that still fits into a QR code by itself, in bytes. */
const maxAccountBytes = 1900;

/** The number of colons at which readers look for the end of the issuer. They ignore further ones. */
const maxColons = 20;

/**
 * Returns 'issuer:account', as the app does. Returns just the account if there is no issuer, or if it has too many
 * colons for a reader to find its end.
 */
function nameOf({ issuer, account }: TransferAccount): string {
  const isPlain = issuer === '' || issuer.split(':').length > maxColons;
  return isPlain ? account : `${issuer}:${account}`;
}

/** Encodes an account as a field of the payload. */
function accountField(account: TransferAccount): Uint8Array {
  const { type, issuer, secret, algorithm, digits, counter } = account;
  return bytesField(
    1,
    joinBytes(
      bytesField(1, secretBytes(secret)),
      bytesField(2, toUtf8(nameOf(account))),
      bytesField(3, toUtf8(issuer)),
      numberField(4, algorithms[algorithm]),
      numberField(5, digitCounts.get(digits) ?? 0),
      numberField(6, type === 'hotp' ? 1 : 2),
      ...(type === 'hotp' ? [numberField(7, counter)] : []),
    ),
  );
}

/** Distributes the accounts over QR codes: at most 10 in each, fewer if they are long. */
function distribute(fields: readonly Uint8Array[]): Uint8Array[][] {
  const batches: Uint8Array[][] = [];
  let length = 0;
  for (const field of fields) {
    const last = batches.at(-1);
    const fits = last && last.length < maxAccounts && length + field.length <= maxBytes;
    if (fits) last.push(field);
    else batches.push([field]);
    length = fits ? length + field.length : field.length;
  }
  return batches;
}

/** Splits a name without an issuer at its colons, as readers do (Aegis, `GoogleAuthInfo.parseExportUri`). */
function adaptValues(account: TransferAccount): AdaptedValues {
  let { issuer, account: name } = account;
  while (issuer === '' && name.includes(':')) {
    const colon = name.indexOf(':');
    issuer = name.slice(0, colon).trim();
    name = name.slice(colon + 1).trim();
  }
  const adapted = { ...account, issuer, account: name };
  const isTooLong = accountField(adapted).length > maxAccountBytes;
  return isTooLong ? { leftOut: 'account' } : { account: adapted };
}

/**
 * Google Authenticator: the QR codes of 'Transfer accounts'. The app is closed: its format is known from
 * beemdevelopment/Aegis, `app/src/main/proto/google_auth.proto` and `otp/GoogleAuthInfo.java`, and from
 * stratumauth/app, `GoogleAuthenticatorBackupConverter.cs` (read 2026-11-24).
 *
 * - The format has no period, so every period is 30 seconds. Digits are 6 or 8. Counters are signed, with 64 bits.
 */
export const google: TransferFormat = {
  capabilities: {
    types: ['totp', 'hotp'],
    algorithms: ['SHA1', 'SHA256', 'SHA512'],
    digits: [6, 8],
    periods: [30],
    maxCounter: 0x7fff_ffff_ffff_ffffn,
    secretBytes: { min: 1, max: 1024 },
    hasPin: false,
    hasNote: false,
    groups: 'none',
    hasFavorite: false,
    hasIcon: false,
    adaptValues,
  },
  encryption: 'never',
  release: 'Google Authenticator 7.0',
  reference:
    'https://github.com/beemdevelopment/Aegis/blob/master/app/src/main/proto/google_auth.proto',
  referenceReadOn: '2026-11-24',
  write: (accounts, { randomBytes }) => {
    const batches = distribute(accounts.map(accountField));
    const id = new DataView(Uint8Array.from(randomBytes(4)).buffer).getUint32(0) >>> 1;
    const texts = batches.map((fields, index) => {
      const payload = joinBytes(
        ...fields,
        numberField(2, 1),
        numberField(3, batches.length),
        numberField(4, index),
        numberField(5, id),
      );
      return `otpauth-migration://offline?data=${encodeURIComponent(toBase64(payload))}`;
    });
    return Promise.resolve({ kind: 'qr-codes', texts });
  },
};
