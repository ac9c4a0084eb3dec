import { fromHex } from '@otp-lab/otp';
import { exportUri, protobufField } from '@otp-lab/otp/testing';
import type { Unnumbered } from './codeCase.ts';
import {
  accountMessage,
  exportCase,
  exportedAccount,
  oneUri,
  payloadOf,
  plainFields,
} from './exportCase.ts';
import { generatedKey } from './keys.ts';
import type { ExportCase } from './types.ts';

/** Returns cases of the same export as other programs encode it. */
export function exportFormCases(): Unnumbered<ExportCase>[] {
  // These bytes make Base64 that contains '+' and '/'.
  const key = `fbeffbefbeffffff${generatedKey(12)}`;
  const payload = payloadOf([accountMessage({ ...plainFields, secret: fromHex(key) })]);
  const data = Buffer.from(payload).toString('base64');
  const withData = (text: string) => `otpauth-migration://offline?data=${text}`;
  const account = exportedAccount({ key });
  const message = accountMessage(plainFields);
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
      exportUri(payload),
      account,
    ),
    exportCase(
      'acceptable',
      ['OtherBase64'],
      'plus signs and slashes as they are',
      withData(data),
      account,
    ),
    exportCase(
      'acceptable',
      ['OtherBase64'],
      'plus signs turned into spaces',
      withData(data.replaceAll('+', ' ')),
      account,
    ),
    exportCase(
      'acceptable',
      ['OtherBase64'],
      'URL-safe Base64',
      withData(data.replaceAll('+', '-').replaceAll('/', '_')),
      account,
    ),
    exportCase(
      'acceptable',
      ['OtherBase64'],
      'no padding',
      withData(encodeURIComponent(data.replaceAll('=', ''))),
      account,
    ),
    exportCase(
      'valid',
      ['Order'],
      'fields in the other order',
      exportUri(payloadOf([accountMessage(plainFields, true)])),
      exportedAccount(),
    ),
    exportCase(
      'valid',
      ['UnknownField'],
      'unknown fields in the account',
      exportUri(payloadOf([longMessage])),
      exportedAccount(),
    ),
    exportCase(
      'valid',
      ['UnknownField'],
      'unknown fields beside the account',
      exportUri(Uint8Array.from([...protobufField(50, 'later'), ...payloadOf([message])])),
      exportedAccount(),
    ),
    exportCase(
      'valid',
      ['DefaultValue'],
      'nothing but the account',
      exportUri(Uint8Array.from(protobufField(1, message))),
      exportedAccount(),
    ),
    exportCase(
      'acceptable',
      ['UnknownField'],
      'a later version',
      exportUri(payloadOf([message], { version: 9 })),
      exportedAccount(),
    ),
    exportCase(
      'acceptable',
      ['UnsetField'],
      'the algorithm unset',
      oneUri({ ...plainFields, algorithm: 0 }),
      exportedAccount(),
    ),
    exportCase(
      'acceptable',
      ['UnsetField'],
      'the digits unset',
      oneUri({ ...plainFields, digits: 0 }),
      exportedAccount(),
    ),
    exportCase(
      'acceptable',
      ['UnsetField'],
      'the type unset',
      oneUri({ ...plainFields, type: 0 }),
      exportedAccount(),
    ),
    exportCase(
      'acceptable',
      ['UnsetField'],
      'algorithm, digits and type left out',
      oneUri({ ...plainFields, algorithm: undefined, digits: undefined, type: undefined }),
      exportedAccount(),
    ),
    exportCase(
      'acceptable',
      ['LetterCase'],
      'the scheme in uppercase',
      oneUri(plainFields).replace('otpauth-migration', 'OTPAUTH-MIGRATION'),
      exportedAccount(),
    ),
  ];
}

/** Returns exports that must be refused. */
export function refusedExportCases(): Unnumbered<ExportCase>[] {
  const whole = payloadOf([accountMessage(plainFields)]);
  return [
    exportCase('invalid', ['UnknownValue'], 'MD5', oneUri({ ...plainFields, algorithm: 4 })),
    exportCase(
      'invalid',
      ['UnknownValue'],
      'algorithm 9',
      oneUri({ ...plainFields, algorithm: 9 }),
    ),
    exportCase('invalid', ['UnknownValue'], 'digits 9', oneUri({ ...plainFields, digits: 9 })),
    exportCase('invalid', ['UnknownValue'], 'type 9', oneUri({ ...plainFields, type: 9 })),
    exportCase(
      'invalid',
      ['OutOfBounds'],
      'hotp, counter −1',
      oneUri({ ...plainFields, type: 1, counter: -1n }),
    ),
    exportCase(
      'invalid',
      ['MissingSecret'],
      'no secret',
      oneUri({ ...plainFields, secret: undefined }),
    ),
    exportCase(
      'invalid',
      ['MissingSecret'],
      'a secret of no bytes',
      oneUri({ ...plainFields, secret: new Uint8Array() }),
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
    exportCase('invalid', ['Broken'], 'cut off in the secret', exportUri(whole.slice(0, 12))),
    exportCase(
      'invalid',
      ['Broken'],
      'cut off after the account’s length',
      exportUri(whole.slice(0, 2)),
    ),
    exportCase(
      'invalid',
      ['Broken'],
      'a length that reaches beyond the end',
      exportUri(Uint8Array.of(0x0a, 0x7f, 0x0a, 0x01)),
    ),
    exportCase(
      'invalid',
      ['Broken'],
      'a number that never ends',
      exportUri(new Uint8Array(20).fill(0xff)),
    ),
    exportCase('invalid', ['Broken'], 'an export without accounts', exportUri(payloadOf([]))),
  ];
}
