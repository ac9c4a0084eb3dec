import { fromHex } from '@otp-lab/otp';
import { protobufField } from '@otp-lab/otp/testing';
import type { Unnumbered } from './codeCase.ts';
import {
  accountMessage,
  exportCase,
  exported,
  oneUri,
  payloadOf,
  uriOf,
  written,
} from './exportCase.ts';
import { madeKey } from './keys.ts';
import type { ExportCase } from './types.ts';

/** The same export in other forms, by other writers. */
export function exportFormCases(): Unnumbered<ExportCase>[] {
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
      'plus signs turned into spaces',
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
      'unknown fields beside the account',
      uriOf(Uint8Array.from([...protobufField(50, 'later'), ...payloadOf([message])])),
      exported(),
    ),
    exportCase(
      'valid',
      ['DefaultValue'],
      'nothing but the account',
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
      'the scheme in uppercase',
      oneUri(written).replace('otpauth-migration', 'OTPAUTH-MIGRATION'),
      exported(),
    ),
  ];
}

/** Exports that no code can be computed from. */
export function refusedExportCases(): Unnumbered<ExportCase>[] {
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
    exportCase('invalid', ['Broken'], 'cut off in the secret', uriOf(whole.slice(0, 12))),
    exportCase(
      'invalid',
      ['Broken'],
      'cut off after the account’s length',
      uriOf(whole.slice(0, 2)),
    ),
    exportCase(
      'invalid',
      ['Broken'],
      'a length that reaches beyond the end',
      uriOf(Uint8Array.of(0x0a, 0x7f, 0x0a, 0x01)),
    ),
    exportCase(
      'invalid',
      ['Broken'],
      'a number that never ends',
      uriOf(new Uint8Array(20).fill(0xff)),
    ),
    exportCase('invalid', ['Broken'], 'an export without accounts', uriOf(payloadOf([]))),
  ];
}
