import { normalizeBase32 } from '../base32.ts';
import type { OtpSettings } from '../settings.ts';
import { writeOtpUri } from '../uri.ts';
import { exportPayload, exportUri } from './export.ts';
import { decodeSecret, isSafeCounter, padBase32, type Writer } from './writer.ts';

/** Android's Uri.encode() keeps the same characters as encodeURIComponent. */
const androidEncode = encodeURIComponent;

/** Python's quote(): keeps letters, digits, _.-~ and the characters in `safe`. */
function pythonQuote(text: string, safe: string): string {
  return encodeURIComponent(text).replace(/[!'()*]|%2F/g, (found) => {
    if (found === '%2F') return safe.includes('/') ? '/' : found;
    return `%${found.charCodeAt(0).toString(16).toUpperCase()}`;
  });
}

function query(
  parameters: readonly (readonly [string, unknown])[],
  encode: (text: string) => string,
) {
  return parameters.map(([name, value]) => `${name}=${encode(String(value))}`).join('&');
}

/** If there is no issuer, readers mistake a colon in the account for the separator. */
const isUnambiguous = ({ issuer, account }: OtpSettings) => issuer !== '' || !account.includes(':');

/** google/google-authenticator: the export of its apps, in protobuf. */
const google: Writer = {
  name: 'Google Authenticator',
  hasVerbatimSecret: false,
  write: ({ type, issuer, account, secret, algorithm, digits, period, counter }) => {
    if (period !== 30 || (digits !== 6 && digits !== 8)) return undefined;
    // The name is 'issuer:account', or just the account if there is no issuer.
    if (issuer === '' && account.includes(':')) return undefined;
    const exported = {
      secret: decodeSecret(secret),
      name: issuer === '' ? account : `${issuer}:${account}`,
      issuer,
      algorithm: { SHA1: 1, SHA256: 2, SHA512: 3 }[algorithm],
      digits: digits === 8 ? 2 : 1,
      type: type === 'hotp' ? 1 : 2,
      counter,
    };
    return exportUri(exportPayload([exported]));
  },
};

/** keepassxreboot/keepassxc, src/core/Totp.cpp, writeSettings: writes only TOTP. */
export const keepassxc: Writer = {
  name: 'KeePassXC',
  hasVerbatimSecret: true,
  write: ({ type, issuer, account, secret, algorithm, digits, period }) => {
    if (type === 'hotp' || issuer === '' || account === '') return undefined;
    const [title, user] = [pythonQuote(issuer, ''), pythonQuote(account, '')];
    const key = encodeURIComponent(padBase32(normalizeBase32(secret)));
    const sha = algorithm === 'SHA1' ? '' : `&algorithm=${algorithm}`;
    return `otpauth://totp/${title}:${user}?secret=${key}&period=${period}&digits=${digits}&issuer=${title}${sha}`;
  },
};

/** beemdevelopment/Aegis, otp/GoogleAuthInfo.java, getUri: encodes the colon in the label. */
const aegis: Writer = {
  name: 'Aegis',
  hasVerbatimSecret: false,
  write: (account) => {
    if (!isUnambiguous(account)) return undefined;
    const { type, issuer, algorithm, digits, period, counter, secret } = account;
    const label = issuer === '' ? account.account : `${issuer}:${account.account}`;
    const parameters = query(
      [
        type === 'totp' ? ['period', period] : ['counter', counter],
        ['digits', digits],
        ['algorithm', algorithm],
        ['secret', secret],
        ...(issuer === '' ? [] : [['issuer', issuer] as const]),
      ],
      androidEncode,
    );
    const path = androidEncode(label).replaceAll('%2F', '/');
    return `otpauth://${type}/${path}?${parameters}`;
  },
};

/** freeotp/freeotp-android, Token.java, toUri: doesn't encode the label, no issuer parameter. */
const freeotp: Writer = {
  name: 'FreeOTP',
  hasVerbatimSecret: false,
  write: ({ type, issuer, account, secret, algorithm, digits, period, counter }) => {
    // FreeOTP accepts only one colon in a label, and doesn't percent-encode labels.
    if (/[:?#%+]|^$/.test(account) || /[:?#%+]/.test(issuer)) return undefined;
    const label = issuer === '' ? account : `${issuer}:${account}`;
    const parameters = query(
      [
        ['secret', secret],
        ['algorithm', algorithm],
        ['period', period],
        ['digits', digits],
        ['lock', false],
        ...(type === 'hotp' ? [['counter', counter] as const] : []),
      ],
      androidEncode,
    );
    return `otpauth://${type}/${label}?${parameters}`;
  },
};

/** helloworld1/FreeOTPPlus, OtpTokenFactory.kt, toUri: 5 to 8 digits, no issuer parameter. */
const freeotpPlus: Writer = {
  name: 'FreeOTP+',
  hasVerbatimSecret: true,
  write: (account) => {
    const { type, issuer, secret, algorithm, digits, period, counter } = account;
    if (digits < 5 || digits > 8 || issuer.includes(':') || !isUnambiguous(account))
      return undefined;
    const label = issuer === '' ? account.account : `${issuer}:${account.account}`;
    const parameters = query(
      [
        ['secret', secret],
        ['algorithm', algorithm],
        ['digits', digits],
        ['period', period],
        ...(type === 'hotp' ? [['counter', counter] as const] : []),
      ],
      androidEncode,
    );
    return `otpauth://${type}/${androidEncode(label).replaceAll('%2F', '/')}?${parameters}`;
  },
};

/** yeojz/otplib, packages/uri/src/generate.ts: omits default values. */
export const otplib: Writer = {
  name: 'otplib',
  hasVerbatimSecret: true,
  write: (account) => {
    const { type, issuer, secret, algorithm, digits, period, counter } = account;
    if (!isUnambiguous(account) || !isSafeCounter(counter)) return undefined;
    const label = issuer === '' ? account.account : `${issuer}:${account.account}`;
    const parameters = [
      `secret=${secret}`,
      ...(issuer === '' ? [] : [`issuer=${encodeURIComponent(issuer)}`]),
      ...(algorithm === 'SHA1' ? [] : [`algorithm=${algorithm}`]),
      ...(digits === 6 ? [] : [`digits=${digits}`]),
      ...(type === 'hotp' ? [`counter=${counter}`] : period === 30 ? [] : [`period=${period}`]),
    ];
    return `otpauth://${type}/${label.split(':').map(encodeURIComponent).join(':')}?${parameters.join('&')}`;
  },
};

/** pyauth/pyotp, src/pyotp/utils.py, build_uri: omits default values. */
const pyotp: Writer = {
  name: 'PyOTP',
  hasVerbatimSecret: true,
  write: (account) => {
    const { type, issuer, secret, algorithm, digits, period, counter } = account;
    // PyOTP names an account without a name 'Secret'.
    if (!isUnambiguous(account) || account.account === '') return undefined;
    const name = pythonQuote(account.account, '/');
    const label = issuer === '' ? name : `${pythonQuote(issuer, '/')}:${name}`;
    const parameters = query(
      [
        ['secret', secret],
        ...(issuer === '' ? [] : [['issuer', issuer] as const]),
        ...(type === 'hotp' ? [['counter', counter] as const] : []),
        ...(algorithm === 'SHA1' ? [] : [['algorithm', algorithm] as const]),
        ...(digits === 6 ? [] : [['digits', digits] as const]),
        ...(type === 'hotp' || period === 30 ? [] : [['period', period] as const]),
      ],
      (text) => pythonQuote(text, ''),
    );
    return `otpauth://${type}/${label}?${parameters}`;
  },
};

/** ente-io/ente, auth/lib/models/code.dart, fromAccountAndSecret: doesn't encode anything. */
const ente: Writer = {
  name: 'Ente Auth',
  hasVerbatimSecret: true,
  write: ({ type, issuer, account, secret, digits, algorithm, period, counter }) => {
    if (algorithm !== 'SHA1' || period !== 30 || counter !== 0n || issuer === '') return undefined;
    if (/[#?%&+:/]/.test(issuer + account)) return undefined;
    const counted = type === 'hotp' ? '&counter=0' : '';
    return `otpauth://${type}/${issuer}:${account}?algorithm=SHA1&digits=${digits}&issuer=${issuer}&period=30&secret=${secret}${counted}`;
  },
};

/** andOTP/andOTP, Database/Entry.java, toUri: the label is just the account. */
const andotp: Writer = {
  name: 'andOTP',
  hasVerbatimSecret: false,
  write: (account) => {
    const { type, issuer, secret, algorithm, digits, period, counter } = account;
    // Readers would split an account with a colon into issuer and account.
    if (account.account.includes(':')) return undefined;
    const parameters = query(
      [
        ['secret', secret],
        ['issuer', issuer],
        ...(type === 'hotp' ? [['counter', counter] as const] : []),
        ...(period === 30 ? [] : [['period', period] as const]),
        ...(digits === 6 ? [] : [['digits', digits] as const]),
        ...(algorithm === 'SHA1' ? [] : [['algorithm', algorithm] as const]),
        ['tags', 'work'],
      ],
      androidEncode,
    );
    return `otpauth://${type}/${androidEncode(account.account)}?${parameters}`;
  },
};

/** This package. */
export const otpLabWriter: Writer = {
  name: 'this project',
  hasVerbatimSecret: true,
  write: writeOtpUri,
};

/** Writers for programs whose URI format is known from their source code. */
export const uriWriters: readonly Writer[] = [
  otpLabWriter,
  google,
  keepassxc,
  aegis,
  freeotp,
  freeotpPlus,
  otplib,
  pyotp,
  ente,
  andotp,
];
