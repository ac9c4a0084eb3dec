import { fromHex } from '@otp-lab/otp';
import { numbered, type Unnumbered } from './codeCase.ts';
import {
  accountMessage,
  exportCase,
  exported,
  oneUri,
  payloadOf,
  uriOf,
  written,
} from './exportCase.ts';
import { exportFormCases, refusedExportCases } from './exportFormCases.ts';
import { exportNameCases } from './exportNameCases.ts';
import { madeKey } from './keys.ts';
import type { ExportCase, SuiteGroup } from './types.ts';

/** Short keys keep the texts small where the key does not matter. */
const nth = (index: number) => ({
  written: { ...written, secret: fromHex(madeKey(16 + index)), name: `account ${index + 1}` },
  read: exported({ key: madeKey(16 + index), account: `account ${index + 1}` }),
});

function oneAccount(): Unnumbered<ExportCase>[] {
  return [
    exportCase('valid', [], 'totp, SHA1, 6 digits', oneUri(written), exported()),
    exportCase(
      'valid',
      [],
      'SHA256',
      oneUri({ ...written, algorithm: 2 }),
      exported({ algorithm: 'SHA256' }),
    ),
    exportCase(
      'valid',
      [],
      'SHA512',
      oneUri({ ...written, algorithm: 3 }),
      exported({ algorithm: 'SHA512' }),
    ),
    exportCase('valid', [], '8 digits', oneUri({ ...written, digits: 2 }), exported({ digits: 8 })),
    ...['0', '1', '300', '4294967296', '9007199254740993', '9223372036854775807'].map((counter) =>
      exportCase(
        'valid',
        BigInt(counter) > 2n ** 53n
          ? ['Counter53']
          : BigInt(counter) >= 2n ** 31n
            ? ['Counter32']
            : [],
        `hotp, counter ${counter}`,
        oneUri({ ...written, type: 1, counter: BigInt(counter) }),
        exported({ type: 'hotp', counter }),
      ),
    ),
    exportCase(
      'valid',
      ['DefaultValue'],
      'hotp, the counter left out: 0',
      oneUri({ ...written, type: 1 }),
      exported({ type: 'hotp' }),
    ),
    exportCase(
      'acceptable',
      ['ShortKey'],
      'a secret of 10 bytes',
      oneUri({ ...written, secret: fromHex(madeKey(10)) }),
      exported({ key: madeKey(10) }),
    ),
    exportCase(
      'valid',
      [],
      'a secret of 64 bytes',
      oneUri({ ...written, secret: fromHex(madeKey(64)) }),
      exported({ key: madeKey(64) }),
    ),
    exportCase(
      'valid',
      ['KeyBytes'],
      'a secret that begins and ends with zero bytes',
      oneUri({ ...written, secret: fromHex(`0000${madeKey(16)}0000`) }),
      exported({ key: `0000${madeKey(16)}0000` }),
    ),
  ];
}

function severalAccounts(): Unnumbered<ExportCase>[] {
  const first = (count: number) => Array.from({ length: count }, (_, index) => nth(index));
  const some = (count: number, comment: string) =>
    exportCase(
      'valid',
      ['Several'],
      comment,
      oneUri(...first(count).map((one) => one.written)),
      first(count).map((one) => one.read),
    );
  const good = nth(0);
  const bad = { ...written, algorithm: 4 };
  return [
    some(2, 'two accounts'),
    some(10, 'ten accounts, the most that the app puts in one QR code'),
    exportCase(
      'valid',
      ['Several'],
      'totp and hotp',
      oneUri(written, { ...written, type: 1, counter: 9n }),
      [exported(), exported({ type: 'hotp', counter: '9' })],
    ),
    exportCase(
      'valid',
      ['Several', 'Repeated'],
      'the same account twice',
      oneUri(written, written),
      [exported(), exported()],
    ),
    exportCase(
      'acceptable',
      ['Several', 'UnknownValue'],
      'an MD5 account beside a valid one',
      oneUri(bad, good.written),
      [good.read],
    ),
    exportCase(
      'acceptable',
      ['Several', 'MissingSecret'],
      'an account without a secret beside a valid one',
      oneUri(good.written, { ...written, secret: undefined }),
      [good.read],
    ),
  ];
}

function batches(): Unnumbered<ExportCase>[] {
  const part = (index: number, size = 3, id = 77) =>
    uriOf(payloadOf([accountMessage(nth(index).written)], { size, index, id }));
  const read = (...indexes: number[]) => indexes.map((index) => nth(index).read);
  return [
    exportCase('valid', ['Several'], 'two QR codes in order', [part(0, 2), part(1, 2)], read(0, 1)),
    exportCase('valid', ['Several'], 'three in order', [part(0), part(1), part(2)], read(0, 1, 2)),
    exportCase(
      'valid',
      ['Several', 'Order'],
      'three in another order, to be sorted',
      [part(2), part(0), part(1)],
      read(0, 1, 2),
    ),
    exportCase(
      'valid',
      ['Several', 'Repeated'],
      'one of them twice',
      [part(0), part(1), part(1), part(2)],
      read(0, 1, 2),
    ),
    exportCase(
      'valid',
      ['Several'],
      'a negative number for the export',
      [part(0, 2, -5), part(1, 2, -5)],
      read(0, 1),
    ),
    exportCase(
      'acceptable',
      ['Several', 'Incomplete'],
      'the second of three is missing',
      [part(0), part(2)],
      read(0, 2),
    ),
    exportCase(
      'acceptable',
      ['Several', 'Incomplete'],
      'only the last of three',
      [part(2)],
      read(2),
    ),
    exportCase('acceptable', ['Several', 'OutOfBounds'], 'the fourth of three', [part(3)], read(3)),
    exportCase(
      'acceptable',
      ['Several', 'OutOfBounds'],
      'the first of zero QR codes',
      [part(0, 0)],
      read(0),
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

/** The groups of kind `exports`. */
export function exportGroups(): SuiteGroup[] {
  return groups.map(([name, comment, tests]) => ({
    kind: 'exports',
    name,
    comment,
    tests: numbered<ExportCase>(name, tests),
  }));
}
