import { fromHex } from '@otp-lab/otp';
import { exportUri } from '@otp-lab/otp/testing';
import { numbered, type Unnumbered } from './codeCase.ts';
import {
  accountMessage,
  exportCase,
  exportedAccount,
  oneUri,
  payloadOf,
  plainFields,
} from './exportCase.ts';
import { exportFormCases, refusedExportCases } from './exportFormCases.ts';
import { exportNameCases } from './exportNameCases.ts';
import { generatedKey } from './keys.ts';
import type { ExportCase, SuiteGroup } from './types.ts';

/** Returns the account with an index. Its short key keeps the vectors file small. */
const numberedAccount = (index: number) => ({
  fields: {
    ...plainFields,
    secret: fromHex(generatedKey(16 + index)),
    name: `account ${index + 1}`,
  },
  account: exportedAccount({ key: generatedKey(16 + index), account: `account ${index + 1}` }),
});

function oneAccount(): Unnumbered<ExportCase>[] {
  return [
    exportCase('valid', [], 'totp, SHA1, 6 digits', oneUri(plainFields), exportedAccount()),
    exportCase(
      'valid',
      [],
      'SHA256',
      oneUri({ ...plainFields, algorithm: 2 }),
      exportedAccount({ algorithm: 'SHA256' }),
    ),
    exportCase(
      'valid',
      [],
      'SHA512',
      oneUri({ ...plainFields, algorithm: 3 }),
      exportedAccount({ algorithm: 'SHA512' }),
    ),
    exportCase(
      'valid',
      [],
      '8 digits',
      oneUri({ ...plainFields, digits: 2 }),
      exportedAccount({ digits: 8 }),
    ),
    ...['0', '1', '300', '4294967296', '9007199254740993', '9223372036854775807'].map((counter) =>
      exportCase(
        'valid',
        BigInt(counter) > 2n ** 53n
          ? ['Counter53']
          : BigInt(counter) >= 2n ** 31n
            ? ['Counter32']
            : [],
        `hotp, counter ${counter}`,
        oneUri({ ...plainFields, type: 1, counter: BigInt(counter) }),
        exportedAccount({ type: 'hotp', counter }),
      ),
    ),
    exportCase(
      'valid',
      ['DefaultValue'],
      'hotp, the counter left out: 0',
      oneUri({ ...plainFields, type: 1 }),
      exportedAccount({ type: 'hotp' }),
    ),
    exportCase(
      'acceptable',
      ['ShortKey'],
      'a secret of 10 bytes',
      oneUri({ ...plainFields, secret: fromHex(generatedKey(10)) }),
      exportedAccount({ key: generatedKey(10) }),
    ),
    exportCase(
      'valid',
      [],
      'a secret of 64 bytes',
      oneUri({ ...plainFields, secret: fromHex(generatedKey(64)) }),
      exportedAccount({ key: generatedKey(64) }),
    ),
    exportCase(
      'valid',
      ['KeyBytes'],
      'a secret that begins and ends with zero bytes',
      oneUri({ ...plainFields, secret: fromHex(`0000${generatedKey(16)}0000`) }),
      exportedAccount({ key: `0000${generatedKey(16)}0000` }),
    ),
  ];
}

function severalAccounts(): Unnumbered<ExportCase>[] {
  const first = (count: number) =>
    Array.from({ length: count }, (_, index) => numberedAccount(index));
  const severalOf = (count: number, comment: string) =>
    exportCase(
      'valid',
      ['Several'],
      comment,
      oneUri(...first(count).map(({ fields }) => fields)),
      first(count).map(({ account }) => account),
    );
  const good = numberedAccount(0);
  const bad = { ...plainFields, algorithm: 4 };
  return [
    severalOf(2, 'two accounts'),
    severalOf(10, 'ten accounts, the most that the app puts in one QR code'),
    exportCase(
      'valid',
      ['Several'],
      'totp and hotp',
      oneUri(plainFields, { ...plainFields, type: 1, counter: 9n }),
      [exportedAccount(), exportedAccount({ type: 'hotp', counter: '9' })],
    ),
    exportCase(
      'valid',
      ['Several', 'Repeated'],
      'the same account twice',
      oneUri(plainFields, plainFields),
      [exportedAccount(), exportedAccount()],
    ),
    exportCase(
      'acceptable',
      ['Several', 'UnknownValue'],
      'an MD5 account beside a valid one',
      oneUri(bad, good.fields),
      [good.account],
    ),
    exportCase(
      'acceptable',
      ['Several', 'MissingSecret'],
      'an account without a secret beside a valid one',
      oneUri(good.fields, { ...plainFields, secret: undefined }),
      [good.account],
    ),
  ];
}

function batches(): Unnumbered<ExportCase>[] {
  const qrCode = (index: number, size = 3, id = 77) =>
    exportUri(payloadOf([accountMessage(numberedAccount(index).fields)], { size, index, id }));
  const accountsAt = (...indexes: number[]) =>
    indexes.map((index) => numberedAccount(index).account);
  return [
    exportCase(
      'valid',
      ['Several'],
      'two QR codes in order',
      [qrCode(0, 2), qrCode(1, 2)],
      accountsAt(0, 1),
    ),
    exportCase(
      'valid',
      ['Several'],
      'three in order',
      [qrCode(0), qrCode(1), qrCode(2)],
      accountsAt(0, 1, 2),
    ),
    exportCase(
      'valid',
      ['Several', 'Order'],
      'three in another order, to be sorted',
      [qrCode(2), qrCode(0), qrCode(1)],
      accountsAt(0, 1, 2),
    ),
    exportCase(
      'valid',
      ['Several', 'Repeated'],
      'one of them twice',
      [qrCode(0), qrCode(1), qrCode(1), qrCode(2)],
      accountsAt(0, 1, 2),
    ),
    exportCase(
      'valid',
      ['Several'],
      'a negative number for the export',
      [qrCode(0, 2, -5), qrCode(1, 2, -5)],
      accountsAt(0, 1),
    ),
    exportCase(
      'acceptable',
      ['Several', 'Incomplete'],
      'the second of three is missing',
      [qrCode(0), qrCode(2)],
      accountsAt(0, 2),
    ),
    exportCase(
      'acceptable',
      ['Several', 'Incomplete'],
      'only the last of three',
      [qrCode(2)],
      accountsAt(2),
    ),
    exportCase(
      'acceptable',
      ['Several', 'OutOfBounds'],
      'the fourth of three',
      [qrCode(3)],
      accountsAt(3),
    ),
    exportCase(
      'acceptable',
      ['Several', 'OutOfBounds'],
      'the first of zero QR codes',
      [qrCode(0, 0)],
      accountsAt(0),
    ),
  ];
}

const groups: readonly [name: string, comment: string, readonly Unnumbered<ExportCase>[]][] = [
  ['export-one', 'One account', oneAccount()],
  ['export-names', 'Issuer and account', exportNameCases()],
  ['export-several', 'Several accounts in one QR code', severalAccounts()],
  ['export-batch', 'Several QR codes', batches()],
  ['export-forms', 'The same export in other forms', exportFormCases()],
  ['export-refused', 'Exports that must be refused', refusedExportCases()],
];

/** Returns the groups of kind `exports`. */
export function exportGroups(): SuiteGroup[] {
  return groups.map(([name, comment, tests]) => ({
    kind: 'exports',
    name,
    comment,
    tests: numbered<ExportCase>(name, tests),
  }));
}
