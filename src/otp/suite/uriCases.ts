import { algorithms } from '../settings.ts';
import { numbered, type Unnumbered } from './codeCase.ts';
import type { FlagName } from './flags.ts';
import type { SuiteAccount, SuiteGroup, UriCase } from './types.ts';
import { accountWith, nameless, readCase, refusedCase, secretText } from './uriCase.ts';
import { uriNameCases } from './uriNameCases.ts';
import { uriSecretCases } from './uriSecretCases.ts';

const head = `otpauth://totp/Example:alice?secret=${secretText}&issuer=Example`;
const hotpHead = `otpauth://hotp/Example:alice?secret=${secretText}&issuer=Example`;

type Row = readonly [
  comment: string,
  uri: string,
  account?: SuiteAccount | undefined,
  flags?: readonly FlagName[],
];

const read =
  (result: 'valid' | 'acceptable', flags: readonly FlagName[]) =>
  ([comment, uri, account, more]: Row) =>
    readCase(result, [...flags, ...(more ?? [])], comment, uri, account);

const refused =
  (flags: readonly FlagName[]) =>
  ([comment, uri]: Row) =>
    refusedCase(flags, comment, uri);

function plainCases(): Unnumbered<UriCase>[] {
  const all = algorithms.flatMap((algorithm) =>
    ([6, 8] as const).flatMap((digits) => [
      read(
        'valid',
        [],
      )([
        `totp, ${algorithm}, ${digits} digits`,
        `${head}&algorithm=${algorithm}&digits=${digits}&period=30`,
        accountWith({ algorithm, digits }),
      ]),
      read(
        'valid',
        [],
      )([
        `hotp, ${algorithm}, ${digits} digits`,
        `${hotpHead}&algorithm=${algorithm}&digits=${digits}&counter=5`,
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
  return [...all, read('valid', ['Published'])(published)];
}

const defaults: readonly Row[] = [
  ['secret and issuer alone', head],
  [
    'secret alone, without an issuer',
    `otpauth://totp/alice?secret=${secretText}`,
    accountWith({ issuer: '' }),
  ],
  ['digits alone', `${head}&digits=8`, accountWith({ digits: 8 })],
  ['algorithm alone', `${head}&algorithm=SHA256`, accountWith({ algorithm: 'SHA256' })],
  ['period alone', `${head}&period=60`, accountWith({ period: 60 }), ['OtherPeriod']],
  ['hotp: counter alone', `${hotpHead}&counter=0`, accountWith({ type: 'hotp' })],
  [
    'the secret last',
    `otpauth://totp/Example:alice?digits=8&issuer=Example&algorithm=SHA512&secret=${secretText}`,
    accountWith({ digits: 8, algorithm: 'SHA512' }),
  ],
];

const periods: readonly Row[] = [1, 15, 45, 90, 300].map((period): Row => [
  `a period of ${period} s`,
  `${head}&period=${period}`,
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
  `${hotpHead}&counter=${counter}`,
  accountWith({ type: 'hotp', counter }),
  BigInt(counter) > 2n ** 53n ? ['Counter53'] : BigInt(counter) >= 2n ** 31n ? ['Counter32'] : [],
]);

const otherDigits: readonly Row[] = [4, 5, 7, 9, 10].map((digits): Row => [
  `${digits} digits`,
  `${head}&digits=${digits}`,
  accountWith({ digits }),
  digits < 6 ? ['FewDigits'] : digits > 8 ? ['ManyDigits'] : [],
]);

const algorithmNames: readonly Row[] = [
  ['SHA1 in small letters', `${head}&algorithm=sha1`],
  ['SHA256 in small letters', `${head}&algorithm=sha256`, accountWith({ algorithm: 'SHA256' })],
  ['SHA-256 with a hyphen', `${head}&algorithm=SHA-256`, accountWith({ algorithm: 'SHA256' })],
  ['the name of Java', `${head}&algorithm=HmacSHA512`, accountWith({ algorithm: 'SHA512' })],
  ['HMAC-SHA-512', `${head}&algorithm=HMAC-SHA-512`, accountWith({ algorithm: 'SHA512' })],
];

const spellings: readonly Row[] = [
  ['the scheme in capitals', head.replace('otpauth', 'OTPAUTH'), undefined, ['LetterCase']],
  ['the type in capitals', head.replace('totp', 'TOTP'), undefined, ['LetterCase']],
  [
    'hotp with a capital',
    `${hotpHead.replace('hotp', 'Hotp')}&counter=5`,
    accountWith({ type: 'hotp', counter: '5' }),
    ['LetterCase'],
  ],
  ['a parameter in capitals', head.replace('secret', 'SECRET'), undefined, ['LetterCase']],
  ['digits with a zero in front', `${head}&digits=08`, accountWith({ digits: 8 }), ['NumberForm']],
  [
    'a period with a zero in front',
    `${head}&period=060`,
    accountWith({ period: 60 }),
    ['NumberForm'],
  ],
  ['digits empty', `${head}&digits=`, undefined, ['EmptyParameter', 'DefaultValue']],
  ['period empty', `${head}&period=`, undefined, ['EmptyParameter', 'DefaultValue']],
  ['algorithm empty', `${head}&algorithm=`, undefined, ['EmptyParameter', 'DefaultValue']],
  ['issuer empty', head.replace('=Example', '='), nameless(), ['EmptyParameter', 'Names']],
  ['an unknown parameter', `${head}&color=red`, undefined, ['UnknownParameter']],
  [
    'the image of FreeOTP',
    `${head}&image=https%3A%2F%2Fexample.com%2Fa.png`,
    undefined,
    ['UnknownParameter'],
  ],
  [
    'digits twice, the same',
    `${head}&digits=8&digits=8`,
    accountWith({ digits: 8 }),
    ['RepeatedParameter'],
  ],
  ['an empty parameter between two signs', head.replace('&', '&&'), undefined, ['EmptyParameter']],
  ['no counter', hotpHead, accountWith({ type: 'hotp' }), ['MissingCounter']],
  ['a counter for totp', `${head}&counter=7`, undefined, ['NotForType']],
  [
    'a period for hotp',
    `${hotpHead}&counter=7&period=60`,
    accountWith({ type: 'hotp', counter: '7' }),
    ['NotForType'],
  ],
];

const around: readonly Row[] = [
  ['one slash', head.replace('//', '/'), undefined, ['NotAUri']],
  ["Apple's scheme", `apple-${head}`, undefined, ['NotAUri']],
  ['a fragment', `${head}#top`, undefined, ['NotAUri']],
  ['& written as in HTML', head.replaceAll('&', '&amp;'), undefined, ['NotAUri']],
  ['a line break behind', `${head}\n`, undefined, ['NotAUri']],
  ['a space in front', ` ${head}`, undefined, ['NotAUri']],
  ['a line break inside, as in mail', head.replace('&', '\r\n&'), undefined, ['NotAUri']],
  ['in angle brackets', `<${head}>`, undefined, ['NotAUri']],
  ['in quotation marks', `"${head}"`, undefined, ['NotAUri']],
  ['percent-encoded as a whole', encodeURIComponent(head), undefined, ['NotAUri', 'Escapes']],
];

const badValues: readonly Row[] = [
  ['digits=0', `${head}&digits=0`],
  ['digits=-6', `${head}&digits=-6`],
  ['digits in words', `${head}&digits=six`],
  ['digits with a fraction', `${head}&digits=6.5`],
  ['digits=100', `${head}&digits=100`],
  ['period=0', `${head}&period=0`],
  ['period=-30', `${head}&period=-30`],
  ['a period in words', `${head}&period=thirty`],
  ['a period with a unit', `${head}&period=30s`],
  ['a period with an exponent', `${head}&period=3e1`],
  ['counter=-1', `${hotpHead}&counter=-1`],
  ['counter=2^64', `${hotpHead}&counter=18446744073709551616`],
  ['a counter in words', `${hotpHead}&counter=first`],
  ['a counter with a fraction', `${hotpHead}&counter=1.5`],
];

const badAlgorithms: readonly Row[] = [
  ['MD5', `${head}&algorithm=MD5`],
  ['SHA2, which names no one hash', `${head}&algorithm=SHA2`],
  ['a hash that does not exist', `${head}&algorithm=SHA128`],
  ['a name that means nothing', `${head}&algorithm=abc`],
  ['a number', `${head}&algorithm=1`],
];

const otherTypes: readonly Row[] = [
  ['the type steam', head.replace('totp', 'steam')],
  ['the type motp', head.replace('totp', 'motp')],
  ['no type', head.replace('totp', '')],
];

const notUris: readonly Row[] = [
  ['another scheme', head.replace('otpauth', 'https')],
  ['a scheme that ends the same', `x${head}`],
  ['the scheme alone', 'otpauth://'],
  ['no text', ''],
  ['a secret alone', secretText],
  ['words', 'not a URI'],
];

const groups: readonly [name: string, comment: string, readonly Unnumbered<UriCase>[]][] = [
  ['uri-plain', 'Everything stated', plainCases()],
  ['uri-defaults', 'Parameters left out', defaults.map(read('valid', ['DefaultValue']))],
  ['uri-periods', 'Other periods', periods.map(read('valid', ['OtherPeriod']))],
  ['uri-counters', 'Counters', counters.map(read('valid', []))],
  ['uri-digits', 'Other digits', otherDigits.map(read('acceptable', ['DigitsNot6Or8']))],
  [
    'uri-algorithms',
    'Other spellings of the algorithm',
    algorithmNames.map(read('acceptable', ['AlgorithmName'])),
  ],
  ['uri-names', 'Issuer and account', uriNameCases()],
  ['uri-secrets', 'Spellings of the secret', uriSecretCases()],
  ['uri-spellings', 'Small faults of writers', spellings.map(read('acceptable', []))],
  ['uri-around', 'What surrounds a URI that was copied', around.map(read('acceptable', []))],
  [
    'uri-values-refused',
    'Digits, periods and counters that are none',
    badValues.map(refused(['OutOfBounds'])),
  ],
  [
    'uri-algorithms-refused',
    'Algorithms that the format does not have',
    badAlgorithms.map(refused(['UnknownValue'])),
  ],
  ['uri-types-refused', 'Other types', otherTypes.map(refused(['UnknownType']))],
  ['uri-texts-refused', 'Other schemes, other texts', notUris.map(refused(['NotAUri']))],
];

/** The groups of kind `uris`. */
export function uriGroups(): SuiteGroup[] {
  return groups.map(([name, comment, tests]) => ({
    kind: 'uris',
    name,
    comment,
    tests: numbered<UriCase>(name, tests),
  }));
}
