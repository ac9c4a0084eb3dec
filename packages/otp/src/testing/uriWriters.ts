import { plainBase32 } from '../base32.ts';
import type { OtpSettings } from '../settings.ts';
import { writeOtpUri } from '../uri.ts';
import { exportPayload, exportUri } from './export.ts';
import { bytesOf, isSmall, padded, type Writer } from './writer.ts';

/** Android's Uri.encode() leaves the same characters as the script's own function. */
const androidEncode = encodeURIComponent;

/** Python's quote(): letters, digits and _.-~ stay, and the characters in `safe`. */
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

/** A colon in an account without issuer cannot be told from the one that parts the two. */
const isPlain = ({ issuer, account }: OtpSettings) => issuer !== '' || !account.includes(':');

/** google/google-authenticator: the export of its apps, from its protocol buffer. */
const google: Writer = {
  name: 'Google Authenticator',
  keepsText: false,
  write: ({ type, issuer, account, secret, algorithm, digits, period, counter }) => {
    if (period !== 30 || (digits !== 6 && digits !== 8)) return undefined;
    // Its name is 'issuer:account', or the account where it has no issuer.
    if (issuer === '' && account.includes(':')) return undefined;
    const one = {
      secret: bytesOf(secret),
      name: issuer === '' ? account : `${issuer}:${account}`,
      issuer,
      algorithm: { SHA1: 1, SHA256: 2, SHA512: 3 }[algorithm],
      digits: digits === 8 ? 2 : 1,
      type: type === 'hotp' ? 1 : 2,
      counter,
    };
    return exportUri(exportPayload([one]));
  },
};

/** keepassxreboot/keepassxc, src/core/Totp.cpp, writeSettings: TOTP alone. */
export const keepassxc: Writer = {
  name: 'KeePassXC',
  keepsText: true,
  write: ({ type, issuer, account, secret, algorithm, digits, period }) => {
    if (type === 'hotp' || issuer === '' || account === '') return undefined;
    const [title, user] = [pythonQuote(issuer, ''), pythonQuote(account, '')];
    const key = encodeURIComponent(padded(plainBase32(secret)));
    const sha = algorithm === 'SHA1' ? '' : `&algorithm=${algorithm}`;
    return `otpauth://totp/${title}:${user}?secret=${key}&period=${period}&digits=${digits}&issuer=${title}${sha}`;
  },
};

/** beemdevelopment/Aegis, otp/GoogleAuthInfo.java, getUri: the colon is escaped by its path. */
const aegis: Writer = {
  name: 'Aegis',
  keepsText: false,
  write: (account) => {
    if (!isPlain(account)) return undefined;
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

/** freeotp/freeotp-android, Token.java, toUri: the label as it is, no issuer parameter. */
const freeotp: Writer = {
  name: 'FreeOTP',
  keepsText: false,
  write: ({ type, issuer, account, secret, algorithm, digits, period, counter }) => {
    // It takes labels of one colon, and writes them without escapes.
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
  keepsText: true,
  write: (account) => {
    const { type, issuer, secret, algorithm, digits, period, counter } = account;
    if (digits < 5 || digits > 8 || issuer.includes(':') || !isPlain(account)) return undefined;
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

/** yeojz/otplib, packages/uri/src/generate.ts: what is usual is left out. */
export const otplib: Writer = {
  name: 'otplib',
  keepsText: true,
  write: (account) => {
    const { type, issuer, secret, algorithm, digits, period, counter } = account;
    if (!isPlain(account) || !isSmall(counter)) return undefined;
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

/** pyauth/pyotp, src/pyotp/utils.py, build_uri: what is usual is left out. */
const pyotp: Writer = {
  name: 'PyOTP',
  keepsText: true,
  write: (account) => {
    const { type, issuer, secret, algorithm, digits, period, counter } = account;
    // It calls an account without a name 'Secret'.
    if (!isPlain(account) || account.account === '') return undefined;
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

/** ente-io/ente, auth/lib/models/code.dart, fromAccountAndSecret: nothing is escaped. */
const ente: Writer = {
  name: 'Ente Auth',
  keepsText: true,
  write: ({ type, issuer, account, secret, digits, algorithm, period, counter }) => {
    if (algorithm !== 'SHA1' || period !== 30 || counter !== 0n || issuer === '') return undefined;
    if (/[#?%&+:/]/.test(issuer + account)) return undefined;
    const counted = type === 'hotp' ? '&counter=0' : '';
    return `otpauth://${type}/${issuer}:${account}?algorithm=SHA1&digits=${digits}&issuer=${issuer}&period=30&secret=${secret}${counted}`;
  },
};

/** andOTP/andOTP, Database/Entry.java, toUri: the label is the account alone. */
const andotp: Writer = {
  name: 'andOTP',
  keepsText: false,
  write: (account) => {
    const { type, issuer, secret, algorithm, digits, period, counter } = account;
    // A name 'issuer:…' is read as both.
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

/** This project. */
export const ours: Writer = { name: 'this project', keepsText: true, write: writeOtpUri };

/** Every program whose form of a URI is known from its source. */
export const uriWriters: readonly Writer[] = [
  ours,
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
