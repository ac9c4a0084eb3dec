import {
  accountWith,
  totpUri,
  hotpUri,
  accountWithoutNames,
  type Row,
  secretText,
} from './uriCase.ts';

/** URIs with mistakes that don't change their meaning. */
export const spellings: readonly Row[] = [
  ['the scheme in uppercase', totpUri.replace('otpauth', 'OTPAUTH'), undefined, ['LetterCase']],
  ['the type in uppercase', totpUri.replace('totp', 'TOTP'), undefined, ['LetterCase']],
  [
    'hotp with an uppercase H',
    `${hotpUri.replace('hotp', 'Hotp')}&counter=5`,
    accountWith({ type: 'hotp', counter: '5' }),
    ['LetterCase'],
  ],
  ['a parameter in uppercase', totpUri.replace('secret', 'SECRET'), undefined, ['LetterCase']],
  [
    'digits with a leading zero',
    `${totpUri}&digits=08`,
    accountWith({ digits: 8 }),
    ['NumberForm'],
  ],
  [
    'a period with a leading zero',
    `${totpUri}&period=060`,
    accountWith({ period: 60 }),
    ['NumberForm'],
  ],
  ['empty digits', `${totpUri}&digits=`, undefined, ['EmptyParameter', 'DefaultValue']],
  ['empty period', `${totpUri}&period=`, undefined, ['EmptyParameter', 'DefaultValue']],
  ['empty algorithm', `${totpUri}&algorithm=`, undefined, ['EmptyParameter', 'DefaultValue']],
  [
    'empty issuer',
    totpUri.replace('=Example', '='),
    accountWithoutNames(),
    ['EmptyParameter', 'Names'],
  ],
  ['an unknown parameter', `${totpUri}&color=red`, undefined, ['UnknownParameter']],
  [
    'the image parameter of FreeOTP',
    `${totpUri}&image=https%3A%2F%2Fexample.com%2Fa.png`,
    undefined,
    ['UnknownParameter'],
  ],
  [
    'the same digits twice',
    `${totpUri}&digits=8&digits=8`,
    accountWith({ digits: 8 }),
    ['RepeatedParameter'],
  ],
  [
    'an empty parameter between two ampersands',
    totpUri.replace('&', '&&'),
    undefined,
    ['EmptyParameter'],
  ],
  ['no counter', hotpUri, accountWith({ type: 'hotp' }), ['MissingCounter']],
  ['a counter for totp', `${totpUri}&counter=7`, undefined, ['NotForType']],
  [
    'a period for hotp',
    `${hotpUri}&counter=7&period=60`,
    accountWith({ type: 'hotp', counter: '7' }),
    ['NotForType'],
  ],
];

/** URIs inside other text or in another encoding. */
export const surroundedUris: readonly Row[] = [
  ['one slash', totpUri.replace('//', '/'), undefined, ['NotAUri']],
  ["Apple's scheme", `apple-${totpUri}`, undefined, ['NotAUri']],
  ['a fragment', `${totpUri}#top`, undefined, ['NotAUri']],
  ['& escaped as in HTML', totpUri.replaceAll('&', '&amp;'), undefined, ['NotAUri']],
  ['a trailing line break', `${totpUri}\n`, undefined, ['NotAUri']],
  ['a leading space', ` ${totpUri}`, undefined, ['NotAUri']],
  ['a line break inside, as in email', totpUri.replace('&', '\r\n&'), undefined, ['NotAUri']],
  ['in angle brackets', `<${totpUri}>`, undefined, ['NotAUri']],
  ['in quotation marks', `"${totpUri}"`, undefined, ['NotAUri']],
  ['percent-encoded as a whole', encodeURIComponent(totpUri), undefined, ['NotAUri', 'Escapes']],
  [
    'two URIs with the same secret and nothing between them',
    `${totpUri}${totpUri.replace('alice', 'bob')}`,
    accountWithoutNames(),
    ['NotAUri', 'Several', 'RepeatedParameter'],
  ],
];

/** Digits, periods and counters that no account can have. */
export const badValues: readonly Row[] = [
  ['digits=0', `${totpUri}&digits=0`],
  ['digits=-6', `${totpUri}&digits=-6`],
  ['digits in words', `${totpUri}&digits=six`],
  ['digits with a fraction', `${totpUri}&digits=6.5`],
  ['digits=100', `${totpUri}&digits=100`],
  ['period=0', `${totpUri}&period=0`],
  ['period=-30', `${totpUri}&period=-30`],
  ['a period in words', `${totpUri}&period=thirty`],
  ['a period with a unit', `${totpUri}&period=30s`],
  ['a period with an exponent', `${totpUri}&period=3e1`],
  ['counter=-1', `${hotpUri}&counter=-1`],
  ['counter=2^64', `${hotpUri}&counter=18446744073709551616`],
  ['a counter in words', `${hotpUri}&counter=first`],
  ['a counter with a fraction', `${hotpUri}&counter=1.5`],
];

export const badAlgorithms: readonly Row[] = [
  ['MD5', `${totpUri}&algorithm=MD5`],
  ['SHA2, which names several hashes', `${totpUri}&algorithm=SHA2`],
  ['a hash that does not exist', `${totpUri}&algorithm=SHA128`],
  ['a name that means nothing', `${totpUri}&algorithm=abc`],
  ['a number', `${totpUri}&algorithm=1`],
];

export const otherTypes: readonly Row[] = [
  ['the type steam', totpUri.replace('totp', 'steam')],
  ['the type motp', totpUri.replace('totp', 'motp')],
  ['no type', totpUri.replace('totp', '')],
];

export const notUris: readonly Row[] = [
  ['another scheme', totpUri.replace('otpauth', 'https')],
  ['a scheme that ends in otpauth', `x${totpUri}`],
  ['only the scheme', 'otpauth://'],
  ['no text', ''],
  ['only a secret', secretText],
  ['words', 'not a URI'],
];
