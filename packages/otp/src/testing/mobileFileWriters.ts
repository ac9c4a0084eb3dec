import { otplib } from './uriWriters.ts';
import { decodeSecret, isSafeCounter, type Writer } from './writer.ts';

/** stratumauth/app, Backup/Backup.cs and Entity/Authenticator.cs, with numbers for its enumerations. */
const stratumFile: Writer = {
  name: 'Stratum, file',
  hasVerbatimSecret: true,
  write: ({ type, issuer, account, secret, algorithm, digits, period, counter }) => {
    if (!isSafeCounter(counter)) return undefined;
    const entry = {
      Type: type === 'hotp' ? 1 : 2,
      Icon: null,
      Issuer: issuer,
      Username: account === '' ? null : account,
      Secret: secret,
      Pin: null,
      Algorithm: { SHA1: 0, SHA256: 1, SHA512: 2 }[algorithm],
      Digits: digits,
      Period: period,
      Counter: Number(counter),
      Ranking: 0,
    };
    const rest = { Categories: [], AuthenticatorCategories: [], CustomIcons: [] };
    return JSON.stringify({ Authenticators: [entry], ...rest });
  },
};

/** The export that stratumauth/app reads, Converter/LastPassBackupConverter.cs. */
const lastpassFile: Writer = {
  name: 'LastPass Authenticator, file',
  hasVerbatimSecret: true,
  write: ({ type, issuer, account, secret, algorithm, digits, period }) => {
    if (type === 'hotp') return undefined;
    const names = { issuerName: issuer, userName: account, originalIssuerName: issuer };
    const settings = { secret, timeStep: period, digits, algorithm };
    const folderData = { folderId: 0, position: 0 };
    const accounts = [{ accountID: 'x', ...names, ...settings, folderData }];
    return JSON.stringify({ deviceId: '', version: 3, accounts, folders: [] });
  },
};

/** The export that beemdevelopment/Aegis reads, importers/ProtonAuthenticatorImporter.java. */
const protonFile: Writer = {
  name: 'Proton Authenticator, file',
  hasVerbatimSecret: true,
  write: (account) => {
    const uri = account.type === 'hotp' ? undefined : otplib.write(account);
    if (uri === undefined) return undefined;
    const content = { uri, entry_type: 'Totp', name: account.account };
    return JSON.stringify({ version: 1, entries: [{ id: 'x', content, note: null }] });
  },
};

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** freeotp/freeotp-android, version 1, Token.java and TokenPersistence.java: shared preferences. */
const freeotpXml: Writer = {
  name: 'FreeOTP 1, file',
  hasVerbatimSecret: false,
  write: ({ type, issuer, account, secret, algorithm, digits, period, counter }) => {
    if (!isSafeCounter(counter)) return undefined;
    const token = JSON.stringify({
      algo: algorithm,
      counter: Number(counter),
      digits,
      issuerExt: issuer,
      issuerInt: issuer,
      label: account,
      period,
      secret: [...Int8Array.from(decodeSecret(secret))],
      type: type.toUpperCase(),
    });
    const string = (name: string, value: string) =>
      `    <string name="${escapeXml(name)}">${escapeXml(value)}</string>\n`;
    const order = JSON.stringify([`${issuer}:${account}`]);
    const values = string(`${issuer}:${account}`, token) + string('tokenOrder', order);
    return `<?xml version='1.0' encoding='utf-8' standalone='yes' ?>\n<map>\n${values}</map>\n`;
  },
};

/** Writers for the backups of further authenticator apps. */
export const mobileFileWriters: readonly Writer[] = [
  stratumFile,
  lastpassFile,
  protonFile,
  freeotpXml,
];
