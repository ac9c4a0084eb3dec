import { protobufField } from '../testing/export.ts';
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
import { fromHex, madeKey } from './keys.ts';
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

function nameCases(): Unnumbered<ExportCase>[] {
  const named = (name: string, issuer: string | undefined) => oneUri({ ...written, name, issuer });
  return [
    exportCase(
      'valid',
      ['Names'],
      'the account alone beside the issuer',
      named('alice', 'Example'),
      exported(),
    ),
    exportCase(
      'valid',
      ['Names'],
      'no issuer',
      named('alice', undefined),
      exported({ issuer: '' }),
    ),
    exportCase(
      'valid',
      ['Names'],
      'Korean',
      named('한글:이름', '한글'),
      exported({ issuer: '한글', account: '이름' }),
    ),
    exportCase(
      'valid',
      ['Names'],
      'signs that URIs escape',
      named('a&b=c:d%20e', 'a&b=c'),
      exported({ issuer: 'a&b=c', account: 'd%20e' }),
    ),
    exportCase(
      'acceptable',
      ['Names', 'ColonInName'],
      'a colon in the account',
      named('Example:alice:work', 'Example'),
      exportedNameless(),
    ),
    exportCase(
      'acceptable',
      ['Names', 'IssuerMismatch'],
      'the name begins with another issuer',
      named('Other:alice', 'Example'),
      exportedNameless(),
    ),
    exportCase('acceptable', ['Names'], 'no name at all', named('', ''), exportedNameless()),
    exportCase(
      'acceptable',
      ['Names', 'Broken'],
      'a name that is not UTF-8',
      oneUri({ ...written, name: Uint8Array.of(0xb0, 0xa1) }),
      exportedNameless(),
    ),
    exportCase(
      'acceptable',
      ['Names', 'ControlCharacters'],
      'a name that turns the direction of text',
      named('alice\u202Ex', 'Example'),
      exportedNameless(),
    ),
  ];
}

function exportedNameless() {
  const { issuer: _, account: __, ...rest } = exported();
  return rest;
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
    some(10, 'ten accounts, as many as one QR code of the app has'),
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
      'one account of MD5 beside a good one',
      oneUri(bad, good.written),
      [good.read],
    ),
    exportCase(
      'acceptable',
      ['Several', 'MissingSecret'],
      'one account without a secret beside a good one',
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
      'three in another order: sorted',
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
      'a number of the export below zero',
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
      'one of no QR codes',
      [part(0, 0)],
      read(0),
    ),
  ];
}

function forms(): Unnumbered<ExportCase>[] {
  // A key of these bytes gives Base64 with '+' and '/'.
  const key = `fbeffbefbeffffff${madeKey(12)}`;
  const payload = payloadOf([accountMessage({ ...written, secret: fromHex(key) })]);
  const data = Buffer.from(payload).toString('base64');
  const withData = (text: string) => `otpauth-migration://offline?data=${text}`;
  const read = exported({ key });
  const message = accountMessage(written);
  const longMessage = Uint8Array.from([
    ...message,
    ...protobufField(99, 'later'),
    ...protobufField(98, 5),
  ]);
  return [
    exportCase(
      'valid',
      ['Escapes'],
      'Base64 percent-encoded, as the app writes it',
      uriOf(payload),
      read,
    ),
    exportCase(
      'acceptable',
      ['OtherBase64'],
      'plus signs and slashes as they are',
      withData(data),
      read,
    ),
    exportCase(
      'acceptable',
      ['OtherBase64'],
      'plus signs turned to spaces',
      withData(data.replaceAll('+', ' ')),
      read,
    ),
    exportCase(
      'acceptable',
      ['OtherBase64'],
      'URL-safe Base64',
      withData(data.replaceAll('+', '-').replaceAll('/', '_')),
      read,
    ),
    exportCase(
      'acceptable',
      ['OtherBase64'],
      'no padding',
      withData(encodeURIComponent(data.replaceAll('=', ''))),
      read,
    ),
    exportCase(
      'valid',
      ['Order'],
      'fields in the other order',
      uriOf(payloadOf([accountMessage(written, true)])),
      exported(),
    ),
    exportCase(
      'valid',
      ['UnknownField'],
      'unknown fields in the account',
      uriOf(payloadOf([longMessage])),
      exported(),
    ),
    exportCase(
      'valid',
      ['UnknownField'],
      'unknown fields beside it',
      uriOf(Uint8Array.from([...protobufField(50, 'later'), ...payloadOf([message])])),
      exported(),
    ),
    exportCase(
      'valid',
      ['DefaultValue'],
      'nothing beside the account',
      uriOf(Uint8Array.from(protobufField(1, message))),
      exported(),
    ),
    exportCase(
      'acceptable',
      ['UnknownField'],
      'a later version',
      uriOf(payloadOf([message], { version: 9 })),
      exported(),
    ),
    exportCase(
      'acceptable',
      ['UnsetField'],
      'the algorithm unset',
      oneUri({ ...written, algorithm: 0 }),
      exported(),
    ),
    exportCase(
      'acceptable',
      ['UnsetField'],
      'the digits unset',
      oneUri({ ...written, digits: 0 }),
      exported(),
    ),
    exportCase(
      'acceptable',
      ['UnsetField'],
      'the type unset',
      oneUri({ ...written, type: 0 }),
      exported(),
    ),
    exportCase(
      'acceptable',
      ['UnsetField'],
      'algorithm, digits and type left out',
      oneUri({ ...written, algorithm: undefined, digits: undefined, type: undefined }),
      exported(),
    ),
    exportCase(
      'acceptable',
      ['LetterCase'],
      'the scheme in capitals',
      oneUri(written).replace('otpauth-migration', 'OTPAUTH-MIGRATION'),
      exported(),
    ),
  ];
}

function refused(): Unnumbered<ExportCase>[] {
  const whole = payloadOf([accountMessage(written)]);
  return [
    exportCase('invalid', ['UnknownValue'], 'MD5', oneUri({ ...written, algorithm: 4 })),
    exportCase('invalid', ['UnknownValue'], 'algorithm 9', oneUri({ ...written, algorithm: 9 })),
    exportCase('invalid', ['UnknownValue'], 'digits 9', oneUri({ ...written, digits: 9 })),
    exportCase('invalid', ['UnknownValue'], 'type 9', oneUri({ ...written, type: 9 })),
    exportCase(
      'invalid',
      ['OutOfBounds'],
      'hotp, counter −1',
      oneUri({ ...written, type: 1, counter: -1n }),
    ),
    exportCase(
      'invalid',
      ['MissingSecret'],
      'no secret',
      oneUri({ ...written, secret: undefined }),
    ),
    exportCase(
      'invalid',
      ['MissingSecret'],
      'a secret of no bytes',
      oneUri({ ...written, secret: new Uint8Array() }),
    ),
    exportCase('invalid', ['Broken'], 'no data', 'otpauth-migration://offline'),
    exportCase('invalid', ['Broken'], 'data without a value', 'otpauth-migration://offline?data='),
    exportCase(
      'invalid',
      ['Broken'],
      'not Base64',
      'otpauth-migration://offline?data=%2A%2A%2A%2A',
    ),
    exportCase(
      'invalid',
      ['Broken'],
      'Base64 of five characters',
      'otpauth-migration://offline?data=CjEKC',
    ),
    exportCase('invalid', ['Broken'], 'cut in the secret', uriOf(whole.slice(0, 12))),
    exportCase('invalid', ['Broken'], 'cut behind the account’s length', uriOf(whole.slice(0, 2))),
    exportCase(
      'invalid',
      ['Broken'],
      'a length that reaches beyond the end',
      uriOf(Uint8Array.of(0x0a, 0x7f, 0x0a, 0x01)),
    ),
    exportCase(
      'invalid',
      ['Broken'],
      'a number without an end',
      uriOf(new Uint8Array(20).fill(0xff)),
    ),
    exportCase('invalid', ['Broken'], 'an export of no accounts', uriOf(payloadOf([]))),
  ];
}

const groups: readonly [name: string, comment: string, readonly Unnumbered<ExportCase>[]][] = [
  ['export-one', 'One account', oneAccount()],
  ['export-names', 'Issuer and account', nameCases()],
  ['export-several', 'Several accounts in one QR code', severalAccounts()],
  ['export-batch', 'Several QR codes', batches()],
  ['export-forms', 'Other forms of the same', forms()],
  ['export-refused', 'What no code can be computed from', refused()],
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
