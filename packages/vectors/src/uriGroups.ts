import { algorithms } from '@otp-lab/otp';
import { numbered, type Unnumbered } from './codeCase.ts';
import type { SuiteGroup, UriCase } from './types.ts';
import {
  accountWith,
  totpUri,
  hotpUri,
  toParsedCase,
  toRefusedCase,
  type Row,
  secretText,
} from './uriCase.ts';
import {
  surroundedUris,
  badAlgorithms,
  badValues,
  notUris,
  otherTypes,
  spellings,
} from './uriFaultCases.ts';
import { uriNameCases } from './uriNameCases.ts';
import { uriSecretCases } from './uriSecretCases.ts';

function plainCases(): Unnumbered<UriCase>[] {
  const all = algorithms.flatMap((algorithm) =>
    ([6, 8] as const).flatMap((digits) => [
      toParsedCase(
        'valid',
        [],
      )([
        `totp, ${algorithm}, ${digits} digits`,
        `${totpUri}&algorithm=${algorithm}&digits=${digits}&period=30`,
        accountWith({ algorithm, digits }),
      ]),
      toParsedCase(
        'valid',
        [],
      )([
        `hotp, ${algorithm}, ${digits} digits`,
        `${hotpUri}&algorithm=${algorithm}&digits=${digits}&counter=5`,
        accountWith({ type: 'hotp', algorithm, digits, counter: '5' }),
      ]),
    ]),
  );
  const published: Row = [
    'the second example of the Key URI Format',
    'otpauth://totp/ACME%20Co:john.doe@email.com?secret=HXDMVJECJJWSRB3HWIZR4IFUGFTMXBOZ&issuer=ACME%20Co&algorithm=SHA1&digits=6&period=30',
    accountWith({
      issuer: 'ACME Co',
      account: 'john.doe@email.com',
      key: '3dc6caa4824a6d288767b2331e20b43166cb85d9',
    }),
  ];
  return [...all, toParsedCase('valid', ['Published'])(published)];
}

const defaults: readonly Row[] = [
  ['only the secret and the issuer', totpUri],
  [
    'only the secret, without an issuer',
    `otpauth://totp/alice?secret=${secretText}`,
    accountWith({ issuer: '' }),
  ],
  ['only the digits', `${totpUri}&digits=8`, accountWith({ digits: 8 })],
  ['only the algorithm', `${totpUri}&algorithm=SHA256`, accountWith({ algorithm: 'SHA256' })],
  ['only the period', `${totpUri}&period=60`, accountWith({ period: 60 }), ['OtherPeriod']],
  ['hotp: only the counter', `${hotpUri}&counter=0`, accountWith({ type: 'hotp' })],
  [
    'the secret last',
    `otpauth://totp/Example:alice?digits=8&issuer=Example&algorithm=SHA512&secret=${secretText}`,
    accountWith({ digits: 8, algorithm: 'SHA512' }),
  ],
];

const periods: readonly Row[] = [1, 15, 45, 90, 300].map((period): Row => [
  `a period of ${period} s`,
  `${totpUri}&period=${period}`,
  accountWith({ period }),
]);

const counters: readonly Row[] = (
  [
    ['1', '1'],
    ['2147483648', '2^31'],
    ['4294967296', '2^32'],
    ['9007199254740993', '2^53 + 1'],
    ['18446744073709551615', '2^64 − 1'],
  ] as const
).map(([counter, name]) => [
  `counter ${name}`,
  `${hotpUri}&counter=${counter}`,
  accountWith({ type: 'hotp', counter }),
  BigInt(counter) > 2n ** 53n ? ['Counter53'] : BigInt(counter) >= 2n ** 31n ? ['Counter32'] : [],
]);

const otherDigits: readonly Row[] = [4, 5, 7, 9, 10].map((digits): Row => [
  `${digits} digits`,
  `${totpUri}&digits=${digits}`,
  accountWith({ digits }),
  digits < 6 ? ['FewDigits'] : digits > 8 ? ['ManyDigits'] : [],
]);

const algorithmNames: readonly Row[] = [
  ['SHA1 in lowercase', `${totpUri}&algorithm=sha1`],
  ['SHA256 in lowercase', `${totpUri}&algorithm=sha256`, accountWith({ algorithm: 'SHA256' })],
  ['SHA-256 with a hyphen', `${totpUri}&algorithm=SHA-256`, accountWith({ algorithm: 'SHA256' })],
  ['the name in Java', `${totpUri}&algorithm=HmacSHA512`, accountWith({ algorithm: 'SHA512' })],
  ['HMAC-SHA-512', `${totpUri}&algorithm=HMAC-SHA-512`, accountWith({ algorithm: 'SHA512' })],
  ['Algorithm.sha1, as Ente Auth wrote it in 2024', `${totpUri}&algorithm=Algorithm.sha1`],
  [
    'Algorithm.sha512, in the same form',
    `${totpUri}&algorithm=Algorithm.sha512`,
    accountWith({ algorithm: 'SHA512' }),
  ],
];

const groups: readonly [name: string, comment: string, readonly Unnumbered<UriCase>[]][] = [
  ['uri-plain', 'All parameters given', plainCases()],
  ['uri-defaults', 'Parameters left out', defaults.map(toParsedCase('valid', ['DefaultValue']))],
  ['uri-periods', 'Other periods', periods.map(toParsedCase('valid', ['OtherPeriod']))],
  ['uri-counters', 'Counters', counters.map(toParsedCase('valid', []))],
  ['uri-digits', 'Other digits', otherDigits.map(toParsedCase('acceptable', ['DigitsNot6Or8']))],
  [
    'uri-algorithms',
    'Other spellings of the algorithm',
    algorithmNames.map(toParsedCase('acceptable', ['AlgorithmName'])),
  ],
  ['uri-names', 'Issuer and account', uriNameCases()],
  ['uri-secrets', 'Spellings of the secret', uriSecretCases()],
  ['uri-spellings', 'Small mistakes in URIs', spellings.map(toParsedCase('acceptable', []))],
  ['uri-around', 'Text around a copied URI', surroundedUris.map(toParsedCase('acceptable', []))],
  [
    'uri-values-refused',
    'Impossible digits, periods, and counters',
    badValues.map(toRefusedCase(['OutOfBounds'])),
  ],
  [
    'uri-algorithms-refused',
    'Algorithms outside the format',
    badAlgorithms.map(toRefusedCase(['UnknownValue'])),
  ],
  ['uri-types-refused', 'Other types', otherTypes.map(toRefusedCase(['UnknownType']))],
  ['uri-texts-refused', 'Other schemes and other text', notUris.map(toRefusedCase(['NotAUri']))],
];

/** Returns the groups of kind `uris`. */
export function uriGroups(): SuiteGroup[] {
  return groups.map(([name, comment, tests]) => ({
    kind: 'uris',
    name,
    comment,
    tests: numbered<UriCase>(name, tests),
  }));
}
