import { encodeBase32, fromHex } from '@otp-lab/otp';
import type { Unnumbered } from './codeCase.ts';
import type { FlagName } from './suiteFlags.ts';
import { generatedKey, publishedKey } from './keys.ts';
import type { UriCase } from './types.ts';
import { accountWith, parsedCase, refusedCase, secretText } from './uriCase.ts';

const uriOf = (secret: string) => `otpauth://totp/Example:alice?secret=${secret}&issuer=Example`;

const plainKey = publishedKey('SHA1');
const hello = '48656c6c6f21deadbeef';

/** Returns cases for correctly encoded keys of various lengths. */
function lengthCases(): Unnumbered<UriCase>[] {
  return [16, 19, 20, 21, 32, 64, 65, 128].map((length) => {
    const key = generatedKey(length);
    const text = encodeBase32(fromHex(key), { padding: false });
    const flags: FlagName[] = length > 64 ? ['LongKey'] : [];
    return parsedCase(
      'valid',
      flags,
      `a secret of ${length} bytes`,
      uriOf(text),
      accountWith({ key }),
    );
  });
}

const spelled: readonly (readonly [string, string, readonly FlagName[], string?])[] = [
  [
    'the example of the Key URI Format: 80 bits',
    'JBSWY3DPEHPK3PXP',
    ['Published', 'ShortKey'],
    hello,
  ],
  ['one byte', 'MY', ['ShortKey'], '66'],
  ['lowercase letters', secretText.toLowerCase(), ['LowerCase']],
  [
    'groups of four, spaces as %20',
    'GEZD%20GNBV%20GY3T%20QOJQ%20GEZD%20GNBV%20GY3T%20QOJQ',
    ['Separators'],
  ],
  [
    'groups of four, spaces as plus signs',
    'GEZD+GNBV+GY3T+QOJQ+GEZD+GNBV+GY3T+QOJQ',
    ['Separators'],
  ],
  ['dashes', 'GEZD-GNBV-GY3T-QOJQ-GEZD-GNBV-GY3T-QOJQ', ['Separators']],
  ['a trailing space', `${secretText}%20`, ['Separators']],
  ['padding', `${secretText.slice(0, 26)}======`, ['Padding'], plainKey.slice(0, 32)],
  [
    'padding, percent-encoded',
    `${secretText.slice(0, 26)}%3D%3D%3D%3D%3D%3D`,
    ['Padding', 'Escapes'],
    plainKey.slice(0, 32),
  ],
  ['padding that does not belong there', `${secretText}====`, ['WrongPadding']],
  ['spare bits', `${secretText.slice(0, 25)}Z`, ['SpareBits'], plainKey.slice(0, 32)],
  ['a letter percent-encoded', `%47${secretText.slice(1)}`, ['Escapes']],
];

const refused: readonly (readonly [string, string, readonly FlagName[]])[] = [
  ['an empty secret', '', ['MissingSecret']],
  ['only padding', '========', ['MissingSecret']],
  ['the digit 1', `1${secretText.slice(1)}`, ['ForeignCharacter']],
  ['the digit 0', `${secretText.slice(0, 31)}0`, ['ForeignCharacter']],
  ['a trailing exclamation mark', `${secretText}!`, ['ForeignCharacter']],
  ['a full-width letter', `%EF%BC%A7${secretText.slice(1)}`, ['ForeignCharacter', 'LookAlike']],
  ['a dotless i', `%C4%B1${secretText.slice(1)}`, ['ForeignCharacter', 'LookAlike']],
  ['25 characters', secretText.slice(0, 25), ['ImpossibleLength']],
  ['27 characters', secretText.slice(0, 27), ['ImpossibleLength']],
  [
    'padding in the middle',
    `${secretText.slice(0, 16)}==${secretText.slice(16, 30)}`,
    ['PaddingInside'],
  ],
  ['Base64', 'MTIzNDU2Nzg5MDEyMzQ1Njc4OTA%3D', ['ForeignCharacter']],
  ['hexadecimal', plainKey, ['ForeignCharacter']],
];

/** Returns cases about the secret: various lengths and spellings, and invalid secrets. */
export function uriSecretCases(): Unnumbered<UriCase>[] {
  return [
    ...lengthCases(),
    ...spelled.map(([comment, text, flags, key = plainKey]) =>
      parsedCase('acceptable', flags, comment, uriOf(text), accountWith({ key })),
    ),
    ...refused.map(([comment, text, flags]) => refusedCase(flags, comment, uriOf(text))),
    refusedCase(['MissingSecret'], 'no secret', 'otpauth://totp/Example:alice?issuer=Example'),
  ];
}
