import { defaultSettings, encodeBase32 } from '@otp-lab/otp';
import { noDetails } from '@otp-lab/otp/read';
import { randomBytes, seededNumbers } from '@otp-lab/otp/testing';
import { describe, expect, it } from 'vitest';
import type { TransferAccount } from './account.ts';
import { adaptAccount } from './adaptAccount.ts';
import { type FormatId, formatIds, formats } from './formats.ts';
import { openWritten, randomTransferAccount, unlistedChanges } from './testing/index.ts';
import { writeAccounts } from './writeAccounts.ts';

const next = seededNumbers(31);
const options = {
  unixMilliseconds: Date.UTC(2026, 10, 24, 18, 30, 5),
  randomBytes: (length: number) => randomBytes(next, length),
};
const password = 'correct horse';
const plainPassword = (id: FormatId) =>
  formats[id].encryption === 'always' ? { password } : { password: undefined };

/** An account that every format can express. */
const simple: TransferAccount = {
  ...defaultSettings,
  type: 'totp',
  issuer: 'Example',
  account: 'alice@example.com',
  details: noDetails,
};

const encryptedFiles = new Map<FormatId, ReturnType<typeof writeAccounts>>();

/** Returns `simple`, encrypted. Writes each file once, because a key derivation takes up to a second. */
async function encryptedFile(id: FormatId) {
  const written = encryptedFiles.get(id) ?? writeAccounts(id, [simple], { ...options, password });
  encryptedFiles.set(id, written);
  return (await written).file;
}

describe.each(formatIds)('%s', (id) => {
  it('has accounts as adaptAccount says, and lists every difference', async () => {
    const accounts = Array.from({ length: 300 }, () => randomTransferAccount(next));
    const { file, adapted } = await writeAccounts(id, accounts, {
      ...options,
      ...plainPassword(id),
    });
    const written = adapted.flatMap(({ account }) => account ?? []);
    const opened = file ? await openWritten(file, plainPassword(id).password) : [];
    expect(opened).toEqual(written);
    for (const [index, account] of accounts.entries()) {
      const { account: after, losses = [] } = adapted[index] ?? {};
      const unlisted = after
        ? unlistedChanges(account, after, losses)
        : losses.filter(({ kind }) => kind !== 'left-out');
      expect(unlisted).toEqual([]);
      expect(after !== undefined || losses.length > 0).toBe(true);
    }
  });

  it('leaves adapted accounts as they are', () => {
    const { capabilities } = formats[id];
    const accounts = Array.from({ length: 300 }, () => randomTransferAccount(next));
    const adapted = accounts.flatMap(
      (account) => adaptAccount(account, capabilities).account ?? [],
    );
    const again = adapted.map((account) => adaptAccount(account, capabilities));
    expect(again).toEqual(adapted.map((account) => ({ account, losses: [] })));
  });

  // Ente Auth's key derivation takes minutes in JavaScript.
  it.runIf(formats[id].encryption === 'optional' && id !== 'ente')(
    'has the same accounts with a password',
    async () => {
      const file = await encryptedFile(id);
      expect(file && (await openWritten(file, password))).toEqual([simple]);
    },
  );

  it('writes 500 accounts without a loss', async () => {
    const accounts = Array.from({ length: 500 }, (_, index) => ({
      ...simple,
      account: `user${index}`,
      secret: encodeBase32(randomBytes(next, 20), { padding: false }),
    }));
    const { losses } = await writeAccounts(id, accounts, { ...options, ...plainPassword(id) });
    expect(losses).toEqual([]);
  });
});

it.each([
  ['aegis', 'aegis-export-plain-20261124-183005.json', 'aegis-export-20261124-183005.json'],
  ['twofas', '2fas-backup-20261124183005.2fas', '2fas-backup-20261124183005.2fas'],
  ['ente', 'ente-auth-codes-plaintext-20261124-183005.txt', undefined],
  ['proton', 'proton_authenticator_backup.json', 'proton_authenticator_backup.json'],
  [
    'bitwarden',
    'bitwarden_export_20261124183005.json',
    'bitwarden_encrypted_export_20261124183005.json',
  ],
  ['stratum', 'backup-2026-11-24_183005.stratum', 'backup-2026-11-24_183005.stratum'],
] as const)('names the files of %s like the app', async (id, plain, encrypted) => {
  const { file } = await writeAccounts(id, [simple], { ...options, password: undefined });
  // Ente Auth's key derivation takes minutes in JavaScript.
  const files = id === 'ente' ? [file] : [file, await encryptedFile(id)];
  const names = files.map((file) => (file?.kind === 'file' ? file.name : ''));
  expect(names).toEqual(encrypted === undefined ? [plain] : [plain, encrypted]);
});

it('puts at most ten accounts into one QR code', async () => {
  const accounts = Array.from({ length: 21 }, () => simple);
  const { file } = await writeAccounts('google', accounts, options);
  expect(file?.kind === 'qr-codes' && file.texts).toHaveLength(3);
  const long = { ...simple, account: 'x'.repeat(900) };
  const { file: longFile } = await writeAccounts('google', [long, long], options);
  expect(longFile?.kind === 'qr-codes' && longFile.texts).toHaveLength(2);
});

it('refuses a password where there is no encryption, and none where it is needed', async () => {
  await expect(writeAccounts('cxf', [simple], { ...options, password })).rejects.toThrow(
    'no encryption',
  );
  await expect(writeAccounts('pem', [simple], options)).rejects.toThrow('needs a password');
  const empty = { ...options, password: '' };
  await expect(writeAccounts('aegis', [simple], empty)).rejects.toThrow('empty');
});

it('writes no file if no account can be expressed', async () => {
  const { file, losses } = await writeAccounts('google', [{ ...simple, digits: 7 }], options);
  expect(file).toBeUndefined();
  expect(losses).toEqual([{ index: 0, field: 'digits', kind: 'left-out', from: '7', to: '' }]);
});
