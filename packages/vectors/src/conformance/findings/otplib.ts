import { type Finding, fixedClock, nodeFinding, secret } from '../finding.ts';

const key = `Buffer.from('12345678901234567890')`;

const otplib = `require('otplib')`;

const parse = `require('@otplib/uri').parse`;

const otpauth = `const { HOTP, Secret, TOTP, URI } = require('otpauth'); const secret = Secret.fromUTF8('12345678901234567890'); `;

/** Findings on otplib, otpauth, @oslojs/otp and totp-generator. */
export const otplibFindings: readonly Finding[] = [
  nodeFinding(
    'otplib',
    'counter-53-refused',
    /^(counter|uri-counters|verify-bounds)-/,
    `${otplib}.generateSync({ strategy: 'hotp', secret: ${key}, counter: 2 ** 53 })`,
    'Counter exceeds maximum safe integer value',
  ),
  {
    ...nodeFinding(
      'otplib',
      'key-64-refused',
      /^(key-length-([78]|[1-5]\d)|uri-secrets-[78])$/,
      `${otplib}.generateSync({ secret: Buffer.alloc(65, 1) })`,
      'Secret must not exceed 64 bytes, got 65 bytes',
    ),
    note: 'limit-raised',
  },
  nodeFinding(
    'otplib',
    'out-of-bounds',
    /^code-refused-/,
    `${otplib}.generateSync({ strategy: 'hotp', secret: ${key}, counter: 0, digits: 0 })`,
    '0',
  ),
  nodeFinding(
    'otplib',
    'letter-case',
    /^(base32-look-alikes|uri-secrets)-/,
    `Buffer.from(new (${otplib}.ScureBase32Plugin)().decode('MZXW6YTBO\\u0131')).toString()`,
    'foobar',
  ),
  nodeFinding(
    'otplib',
    'fragment-kept',
    /^uri-around-3$/,
    `${parse}('otpauth://totp/a?secret=${secret}&issuer=Example#top').params.issuer`,
    'Example#top',
  ),
  nodeFinding(
    'otplib',
    'line-break-kept',
    /^uri-around-5$/,
    `JSON.stringify(${parse}('otpauth://totp/a?secret=${secret}&issuer=Example\\n').params.issuer)`,
    '"Example\\n"',
  ),

  nodeFinding(
    'otpauth',
    'counter-53',
    /^uri-counters-/,
    `${otpauth}URI.parse('otpauth://hotp/a?secret=${secret}&counter=9007199254740993').counter`,
    '9007199254740992',
  ),
  nodeFinding(
    'otpauth',
    'empty-key',
    /^code-refused-[12]$/,
    `${otpauth}HOTP.generate({ secret: new Secret({ buffer: new ArrayBuffer(0) }), counter: 0 })`,
    '328482',
  ),
  nodeFinding(
    'otpauth',
    'out-of-bounds',
    /^(code-refused|uri-values-refused)-/,
    `${otpauth}HOTP.generate({ secret, counter: -1 }) + ' ' + URI.parse('otpauth://hotp/a?secret=${secret}&counter=-1').counter`,
    '094451 -1',
  ),
  nodeFinding(
    'otpauth',
    'letter-case',
    /^base32-look-alikes-/,
    `${otpauth}Secret.fromBase32('MZXW6YTBO\\u0131').utf8`,
    'foobar',
  ),
  nodeFinding(
    'otpauth',
    'impossible-length',
    /^(base32-length|uri-secrets)-/,
    `${otpauth}Secret.fromBase32('MZX').utf8`,
    'f',
  ),
  nodeFinding(
    'otpauth',
    'names-space',
    /^uri-names-/,
    `${otpauth}JSON.stringify(URI.parse('otpauth://totp/Example:%20alice?secret=${secret}').label)`,
    '" alice"',
  ),
  nodeFinding(
    'otpauth',
    'fragment-kept',
    /^uri-around-3$/,
    `${otpauth}URI.parse('otpauth://totp/a?secret=${secret}&issuer=Example#top').issuer`,
    'Example#top',
  ),
  nodeFinding(
    'otpauth',
    'window-wraps',
    /^verify-bounds-/,
    `${otpauth}TOTP.validate({ token: '094451', secret, timestamp: 10000, window: 2 })`,
    '-1',
  ),

  nodeFinding(
    '@oslojs/otp',
    'empty-key',
    /^code-refused-/,
    `import('@oslojs/otp').then((otp) => otp.generateHOTP(new Uint8Array(0), 0n, 6))`,
    '328482',
  ),
  nodeFinding(
    '@oslojs/otp',
    'window-start-refused',
    /^verify-bounds-/,
    `${fixedClock(10)}import('@oslojs/otp').then((otp) => otp.verifyTOTPWithGracePeriod(${key}, 30, 6, '755224', 60))`,
    'Invalid uint64 value',
  ),

  {
    ...nodeFinding(
      'totp-generator',
      'short-number',
      /^(sign|short-number|digits|ten-digits)-/,
      `require('totp-generator').TOTP.generate('${secret}', { timestamp: 308430000 }).then(({ otp }) => otp)`,
      '92555',
    ),
    note: 'zeros-kept',
  },
  nodeFinding(
    'totp-generator',
    'empty-key',
    /^code-refused-2$/,
    `require('totp-generator').TOTP.generate('', { timestamp: 59000 }).then(({ otp }) => otp)`,
    '812658',
  ),
  nodeFinding(
    'totp-generator',
    'out-of-bounds',
    /^code-refused-/,
    `require('totp-generator').TOTP.generate('${secret}', { timestamp: 59000, digits: 0 }).then(({ otp }) => otp)`,
    '1094287082',
  ),
  nodeFinding(
    'totp-generator',
    'letter-case',
    /^base32-look-alikes-/,
    `Promise.all(['MZXW6YTBO\\u0131', 'MZXW6YTBOI'].map((text) => require('totp-generator').TOTP.generate(text, { timestamp: 59000 }))).then(([one, other]) => one.otp === other.otp)`,
    'true',
  ),
  nodeFinding(
    'totp-generator',
    'impossible-length',
    /^base32-length-/,
    `Promise.all(['MZX', 'MY'].map((text) => require('totp-generator').TOTP.generate(text, { timestamp: 59000 }))).then(([one, other]) => one.otp === other.otp)`,
    'true',
  ),
];
