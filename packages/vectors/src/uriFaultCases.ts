import { accountWith, head, hotpHead, nameless, type Row, secretText } from './uriCase.ts';

export const spellings: readonly Row[] = [
  ['the scheme in uppercase', head.replace('otpauth', 'OTPAUTH'), undefined, ['LetterCase']],
  ['the type in uppercase', head.replace('totp', 'TOTP'), undefined, ['LetterCase']],
  [
    'hotp with an uppercase H',
    `${hotpHead.replace('hotp', 'Hotp')}&counter=5`,
    accountWith({ type: 'hotp', counter: '5' }),
    ['LetterCase'],
  ],
  ['a parameter in uppercase', head.replace('secret', 'SECRET'), undefined, ['LetterCase']],
  ['digits with a leading zero', `${head}&digits=08`, accountWith({ digits: 8 }), ['NumberForm']],
  [
    'a period with a leading zero',
    `${head}&period=060`,
    accountWith({ period: 60 }),
    ['NumberForm'],
  ],
  ['empty digits', `${head}&digits=`, undefined, ['EmptyParameter', 'DefaultValue']],
  ['empty period', `${head}&period=`, undefined, ['EmptyParameter', 'DefaultValue']],
  ['empty algorithm', `${head}&algorithm=`, undefined, ['EmptyParameter', 'DefaultValue']],
  ['empty issuer', head.replace('=Example', '='), nameless(), ['EmptyParameter', 'Names']],
  ['an unknown parameter', `${head}&color=red`, undefined, ['UnknownParameter']],
  [
    'the image parameter of FreeOTP',
    `${head}&image=https%3A%2F%2Fexample.com%2Fa.png`,
    undefined,
    ['UnknownParameter'],
  ],
  [
    'the same digits twice',
    `${head}&digits=8&digits=8`,
    accountWith({ digits: 8 }),
    ['RepeatedParameter'],
  ],
  [
    'an empty parameter between two ampersands',
    head.replace('&', '&&'),
    undefined,
    ['EmptyParameter'],
  ],
  ['no counter', hotpHead, accountWith({ type: 'hotp' }), ['MissingCounter']],
  ['a counter for totp', `${head}&counter=7`, undefined, ['NotForType']],
  [
    'a period for hotp',
    `${hotpHead}&counter=7&period=60`,
    accountWith({ type: 'hotp', counter: '7' }),
    ['NotForType'],
  ],
];

export const around: readonly Row[] = [
  ['one slash', head.replace('//', '/'), undefined, ['NotAUri']],
  ["Apple's scheme", `apple-${head}`, undefined, ['NotAUri']],
  ['a fragment', `${head}#top`, undefined, ['NotAUri']],
  ['& escaped as in HTML', head.replaceAll('&', '&amp;'), undefined, ['NotAUri']],
  ['a trailing line break', `${head}\n`, undefined, ['NotAUri']],
  ['a leading space', ` ${head}`, undefined, ['NotAUri']],
  ['a line break inside, as in email', head.replace('&', '\r\n&'), undefined, ['NotAUri']],
  ['in angle brackets', `<${head}>`, undefined, ['NotAUri']],
  ['in quotation marks', `"${head}"`, undefined, ['NotAUri']],
  ['percent-encoded as a whole', encodeURIComponent(head), undefined, ['NotAUri', 'Escapes']],
];

export const badValues: readonly Row[] = [
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

export const badAlgorithms: readonly Row[] = [
  ['MD5', `${head}&algorithm=MD5`],
  ['SHA2, which names several hashes', `${head}&algorithm=SHA2`],
  ['a hash that does not exist', `${head}&algorithm=SHA128`],
  ['a name that means nothing', `${head}&algorithm=abc`],
  ['a number', `${head}&algorithm=1`],
];

export const otherTypes: readonly Row[] = [
  ['the type steam', head.replace('totp', 'steam')],
  ['the type motp', head.replace('totp', 'motp')],
  ['no type', head.replace('totp', '')],
];

export const notUris: readonly Row[] = [
  ['another scheme', head.replace('otpauth', 'https')],
  ['a scheme that ends in otpauth', `x${head}`],
  ['only the scheme', 'otpauth://'],
  ['no text', ''],
  ['only a secret', secretText],
  ['words', 'not a URI'],
];
