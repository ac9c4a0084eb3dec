import { mobileFileWriters } from './mobileFileWriters.ts';
import { keepassxc, otplib } from './uriWriters.ts';
import { decodeSecret, isSafeCounter, padBase32, type Writer } from './writer.ts';

/** Serializes as JSON. Writes a bigint as a number. */
function json(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'bigint' ? Number(item) : item,
  );
}

/** beemdevelopment/Aegis, otp/OtpInfo.java and vault/VaultEntry.java. */
const aegisFile: Writer = {
  name: 'Aegis, file',
  hasVerbatimSecret: false,
  write: ({ type, issuer, account, secret, algorithm, digits, period, counter }) => {
    if (!isSafeCounter(counter)) return undefined;
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
  hasVerbatimSecret: true,
  write: ({ type, issuer, account, secret, algorithm, digits, period, counter }) => {
    // 2FAS stores the counter in 32 bits.
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

/** andOTP/andOTP, Database/Entry.java, toJSON: pads the secret. */
const andotpFile: Writer = {
  name: 'andOTP, file',
  hasVerbatimSecret: false,
  write: ({ type, issuer, account, secret, algorithm, digits, period, counter }) => {
    if (!isSafeCounter(counter)) return undefined;
    const timed = type === 'totp' ? { period } : { counter };
    const entry = {
      secret: padBase32(secret),
      issuer,
      label: account,
      digits,
      type: type.toUpperCase(),
    };
    return json([{ ...entry, algorithm, thumbnail: 'Default', last_used: 0, ...timed, tags: [] }]);
  },
};

/**
 * helloworld1/FreeOTPPlus, data/legacy/Token.java and ImportExportUtil.kt: writes the secret as signed
 * bytes, and the last used counter.
 */
const freeotpPlusFile: Writer = {
  name: 'FreeOTP+, file',
  hasVerbatimSecret: false,
  write: ({ type, issuer, account, secret, algorithm, digits, period, counter }) => {
    if (!isSafeCounter(counter) || digits < 5 || digits > 8) return undefined;
    const token = {
      algo: algorithm,
      counter: type === 'hotp' ? counter - 1n : 0,
      digits,
      issuerExt: issuer,
      label: account,
      period,
      secret: [...Int8Array.from(decodeSecret(secret))],
      type: type.toUpperCase(),
    };
    return json({ tokens: [token], tokenOrder: [account] });
  },
};

/** bitwarden/clients, vault-export-core, individual-vault-export.service.ts. */
const bitwardenFile: Writer = {
  name: 'Bitwarden, JSON',
  hasVerbatimSecret: true,
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
  hasVerbatimSecret: true,
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

/** keepassxreboot/keepassxc, src/format/CsvExporter.cpp: quotes every cell. */
const keepassxcTable: Writer = {
  name: 'KeePassXC, CSV',
  hasVerbatimSecret: true,
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

/** Writers for the export files that can be read. */
export const fileWriters: readonly Writer[] = [
  aegisFile,
  twofasFile,
  andotpFile,
  freeotpPlusFile,
  bitwardenFile,
  bitwardenTable,
  keepassxcTable,
  ...mobileFileWriters,
];
