import { keepassxc, otplib } from './uriWriters.ts';
import { bytesOf, isSmall, padded, type Writer } from './writer.ts';

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
    const timed = type === 'totp' ? { period } : { counter };
    const entry = {
      secret: padded(secret),
      issuer,
      label: account,
      digits,
      type: type.toUpperCase(),
    };
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
