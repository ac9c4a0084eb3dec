import { decodeBase32, plainBase32 } from '../base32.ts';
import type { OtpSettings } from '../settings.ts';
import { writeOtpUri } from '../uri.ts';
import { exportPayload, exportUri } from './export.ts';

/** How a program writes an account. */
export interface Writer {
  readonly name: string;
  /** Whether it keeps the secret's characters; others keep its bytes. */
  readonly keepsText: boolean;
  /** The text, or undefined where the program cannot hold or does not write this account. */
  readonly write: (account: OtpSettings) => string | undefined;
}

function bytesOf(secret: string): Uint8Array {
  const decoded = decodeBase32(secret);
  if (!decoded.ok) throw new Error(secret);
  return decoded.bytes;
}

/** Percent-encoding of java.net.URI's kin in Android: letters, digits and _-!.~'()* stay. */
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

const isSmall = (counter: bigint) => counter <= BigInt(Number.MAX_SAFE_INTEGER);
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
const keepassxc: Writer = {
  name: 'KeePassXC',
  keepsText: true,
  write: ({ type, issuer, account, secret, algorithm, digits, period }) => {
    if (type === 'hotp' || issuer === '' || account === '') return undefined;
    const [title, user] = [pythonQuote(issuer, ''), pythonQuote(account, '')];
    const plain = plainBase32(secret);
    const padded = plain.padEnd(Math.ceil(plain.length / 8) * 8, '=');
    const sha = algorithm === 'SHA1' ? '' : `&algorithm=${algorithm}`;
    return `otpauth://totp/${title}:${user}?secret=${encodeURIComponent(padded)}&period=${period}&digits=${digits}&issuer=${title}${sha}`;
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
const otplib: Writer = {
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

/** JSON of values with whole numbers of any size. */
function json(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? Number(one) : one));
}

/** Aegis, otp/OtpInfo.java and vault/VaultEntry.java. */
const aegisFile: Writer = {
  name: 'Aegis, file',
  keepsText: false,
  write: ({ type, issuer, account, secret, algorithm, digits, period, counter }) => {
    if (!isSmall(counter)) return undefined;
    const info = {
      secret,
      algo: algorithm,
      digits,
      ...(type === 'totp' ? { period } : { counter }),
    };
    const entry = { type, uuid: 'x', name: account, issuer, note: '', icon: null, info };
    const db = { version: 2, entries: [entry], groups: [] };
    return json({ version: 1, header: { slots: null, params: null }, db });
  },
};

/** twofas/2fas-android, data/services/domain/BackupContent.kt and BackupService.kt. */
const twofasFile: Writer = {
  name: '2FAS, file',
  keepsText: true,
  write: ({ type, issuer, account, secret, algorithm, digits, period, counter }) => {
    // Its counter has 32 bits.
    if (issuer === '' || counter > 0x7fff_ffffn) return undefined;
    const timed = type === 'totp' ? { period } : { counter };
    const otp = {
      label: account,
      account,
      issuer,
      digits,
      algorithm,
      tokenType: type.toUpperCase(),
    };
    const service = { name: 'Name', secret, updatedAt: 1, otp: { ...otp, ...timed } };
    return json({ services: [service], groups: [], schemaVersion: 4, appOrigin: 'android' });
  },
};

/** andOTP, Database/Entry.java, toJSON: the secret padded. */
const andotpFile: Writer = {
  name: 'andOTP, file',
  keepsText: false,
  write: ({ type, issuer, account, secret, algorithm, digits, period, counter }) => {
    if (!isSmall(counter)) return undefined;
    const padded = secret.padEnd(Math.ceil(secret.length / 8) * 8, '=');
    const timed = type === 'totp' ? { period } : { counter };
    const entry = { secret: padded, issuer, label: account, digits, type: type.toUpperCase() };
    return json([{ ...entry, algorithm, thumbnail: 'Default', last_used: 0, ...timed, tags: [] }]);
  },
};

/** FreeOTP+, data/legacy/Token.java and ImportExportUtil.kt: signed bytes, the last counter. */
const freeotpPlusFile: Writer = {
  name: 'FreeOTP+, file',
  keepsText: false,
  write: ({ type, issuer, account, secret, algorithm, digits, period, counter }) => {
    if (!isSmall(counter) || digits < 5 || digits > 8) return undefined;
    const token = {
      algo: algorithm,
      counter: type === 'hotp' ? counter - 1n : 0,
      digits,
      issuerExt: issuer,
      label: account,
      period,
      secret: [...Int8Array.from(bytesOf(secret))],
      type: type.toUpperCase(),
    };
    return json({ tokens: [token], tokenOrder: [account] });
  },
};

/** bitwarden/clients, vault-export-core, individual-vault-export.service.ts. */
const bitwardenFile: Writer = {
  name: 'Bitwarden, JSON',
  keepsText: true,
  write: (account) => {
    const login = { uris: null, username: 'user', password: 'p', totp: otplib.write(account) };
    if (login.totp === undefined) return undefined;
    return json({ encrypted: false, folders: [], items: [{ type: 1, name: 'Item', login }] });
  },
};

function csvCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** bitwarden/clients, vault-export-core, base-vault-export.service.ts. */
const bitwardenTable: Writer = {
  name: 'Bitwarden, CSV',
  keepsText: true,
  write: (account) => {
    const uri = otplib.write(account);
    if (uri === undefined) return undefined;
    const names =
      'folder,favorite,type,name,notes,fields,reprompt,login_uri,login_username,login_password,login_totp';
    const cells = [
      '',
      '',
      'login',
      'Item',
      'a "note"\nof two lines',
      '',
      '0',
      '',
      'user',
      'p',
      uri,
    ];
    return `${names}\r\n${cells.map(csvCell).join(',')}`;
  },
};

/** keepassxreboot/keepassxc, src/format/CsvExporter.cpp: every cell in quotation marks. */
const keepassxcTable: Writer = {
  name: 'KeePassXC, CSV',
  keepsText: true,
  write: (account) => {
    const uri = keepassxc.write(account);
    if (uri === undefined) return undefined;
    const row = (cells: readonly string[]) =>
      cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
    const names = ['Group', 'Title', 'Username', 'Password', 'URL', 'Notes', 'TOTP', 'Icon'];
    const cells = ['Root', account.issuer, account.account, '""', '', 'two\nlines', uri, '0'];
    return `${row(names)}\n${row(cells)}\n`;
  },
};

/** Every app whose files are read. */
export const fileWriters: readonly Writer[] = [
  aegisFile,
  twofasFile,
  andotpFile,
  freeotpPlusFile,
  bitwardenFile,
  bitwardenTable,
  keepassxcTable,
];
