import { randomBytes } from 'node:crypto';
import { type FormatId, type TransferAccount, writeAccounts } from '@otp-lab/account-transfer';
import { noDetails } from '@otp-lab/otp/read';
import { qrPicture } from './qrPicture.ts';

/** Accounts with everything that apps differ in. */
export const plain: TransferAccount = {
  type: 'totp',
  issuer: 'GitHub',
  account: 'alice',
  secret: 'MFZWIZTHNBVGW3A2LBRW63TGNFSGK3TU',
  algorithm: 'SHA1',
  digits: 6,
  period: 30,
  counter: 0n,
  details: noDetails,
};
export const noted: TransferAccount = {
  ...plain,
  issuer: 'Work',
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  algorithm: 'SHA256',
  digits: 8,
  details: { ...noDetails, note: 'in the safe', groups: ['Office'], isFavorite: true },
};
const steam: TransferAccount = {
  ...plain,
  type: 'steam',
  issuer: 'Steam',
  secret: 'JBSWY3DPEHPK3PXP',
};
export const counted: TransferAccount = {
  ...plain,
  type: 'hotp',
  issuer: 'Bank',
  secret: 'KRUGKIDROVUWG2ZA',
  counter: 7n,
};
export const all = [plain, noted, steam, counted];

async function exported(format: FormatId, accounts: readonly TransferAccount[], key?: string) {
  const options = {
    password: key,
    unixMilliseconds: 1_800_000_000_000,
    randomBytes: (size: number) => new Uint8Array(randomBytes(size)),
  };
  const { file } = await writeAccounts(format, accounts, options);
  if (file === undefined) throw new Error(`nothing to write as ${format}`);
  return file;
}

/** Returns an app's export, ready to be chosen in the page. */
export async function exportFile(
  format: FormatId,
  accounts: readonly TransferAccount[],
  key?: string,
) {
  const file = await exported(format, accounts, key);
  if (file.kind !== 'file') throw new Error(`${format} isn’t a file`);
  return { name: file.name, mimeType: file.mediaType, buffer: Buffer.from(file.bytes) };
}

/** Returns the texts of the QR codes of Google Authenticator's export. */
export async function exportTexts(accounts: readonly TransferAccount[]) {
  const file = await exported('google', accounts);
  if (file.kind === 'file') throw new Error('these are no QR codes');
  return file.texts;
}

/** Returns pictures of the QR codes of Google Authenticator's export. */
export function exportPictures(texts: readonly string[]) {
  return texts.map((text, index) => ({
    name: `code${index}.png`,
    mimeType: 'image/png',
    buffer: qrPicture(text),
  }));
}

/** Returns distinct accounts without details. */
export function manyAccounts(count: number): TransferAccount[] {
  return Array.from({ length: count }, (_, index) => ({
    ...plain,
    issuer: `Service ${index}`,
    secret: `${plain.secret.slice(0, 28)}${index
      .toString()
      .padStart(4, '2')
      .replace(/[0189]/g, (digit) => 'ABCD'['0189'.indexOf(digit)] ?? 'E')}`,
  }));
}
