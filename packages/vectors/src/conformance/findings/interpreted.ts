import { type Finding, finding, secret, uri } from '../finding.ts';

const pyotp = (cause: Finding['cause'], tests: RegExp, code: string, prints: string) =>
  finding('PyOTP', 'python3', cause, tests, `import pyotp, datetime; print(${code})`, prints);
const rotp = (cause: Finding['cause'], tests: RegExp, code: string, prints: string) =>
  finding('ROTP', 'ruby', cause, tests, `require 'rotp'; puts ${code}`, prints);
const perl = (cause: Finding['cause'], tests: RegExp, code: string, prints: string) =>
  finding(
    'Pass::OTP',
    'perl',
    cause,
    tests,
    `use Pass::OTP 'otp'; use Pass::OTP::URI 'parse'; print ${code}`,
    prints,
  );
const php = (cause: Finding['cause'], tests: RegExp, code: string, prints: string) =>
  finding(
    'christian-riesen/otp',
    'php',
    cause,
    tests,
    `require '/usr/share/php/ChristianRiesen/Otp/autoload.php'; $otp = new Otp\\Otp(); echo ${code};`,
    prints,
  );
const moment = 'datetime.datetime.fromtimestamp(10)';
const raised = (code: string) =>
  `begin; ${code}; rescue ArgumentError => error; puts error.message; end`;

/** Findings on PyOTP, ROTP, Pass::OTP and christian-riesen/otp. */
export const interpretedFindings: readonly Finding[] = [
  pyotp('empty-key', /^code-refused-[12]$/, "pyotp.HOTP('').at(0)", '328482'),
  pyotp(
    'out-of-bounds',
    /^(code-refused|uri-values-refused)-/,
    `pyotp.HOTP('${secret}').at(2**64), pyotp.HOTP('${secret}', digits=0).at(0)`,
    '762225 0',
  ),
  pyotp(
    'names-space',
    /^uri-names-[45]$/,
    `repr(pyotp.parse_uri('otpauth://totp/Example:%20alice?secret=${secret}').name)`,
    "' alice'",
  ),
  pyotp(
    'names-unescaped-first',
    /^uri-names-/,
    `pyotp.parse_uri('otpauth://totp/a%2Bb:c?secret=${secret}&issuer=a%2Bb')`,
    'ValueError: If issuer is specified in both label and parameters, it should be equal.',
  ),
  pyotp(
    'window-start-refused',
    /^verify-bounds-/,
    `pyotp.TOTP('${secret}').verify('755224', ${moment}, 2)`,
    'ValueError: input must be positive integer',
  ),

  rotp('empty-key', /^code-refused-[12]$/, "ROTP::HOTP.new('').at(0)", '328482'),
  rotp(
    'out-of-bounds',
    /^code-refused-/,
    `ROTP::HOTP.new('${secret}').at(2**64), ROTP::HOTP.new('${secret}', digits: 0).at(0)`,
    '762225\n0',
  ),
  rotp('padding-inside', /^base32-padding-inside-/, "ROTP::Base32.decode('MZXW=6YTB')", 'fooba'),
  rotp('letter-case', /^base32-look-alikes-/, 'ROTP::Base32.decode("MZXW6YTBO\\u0131")', 'foobar'),
  rotp('impossible-length', /^base32-length-/, "ROTP::Base32.decode('MZX')", 'f'),
  finding(
    'ROTP',
    'ruby',
    'window-start-refused',
    /^verify-bounds-/,
    `require 'rotp'; ${raised(`ROTP::TOTP.new('${secret}').verify('755224', at: 10, drift_behind: 60)`)}`,
    '#int_to_bytestring requires a positive number',
  ),

  perl(
    'sha512-block',
    /^(rfc6238|offset|sign|zeros|short-number|digits|ten-digits|counter|key-length|key-bytes|moment|period)-|^uri-algorithms-7$/,
    `otp(type => 'totp', secret => unpack('H*', '1234567890' x 6 . '1234'), algorithm => 'sha512', digits => 8, now => 59)`,
    '07255144',
  ),
  {
    ...perl(
      'algorithm-as-sha1',
      /^uri-(plain|defaults|algorithms|algorithms-refused)-/,
      `join ' ', map { otp(parse('${uri('&algorithm=')}' . $_), now => 59) } 'SHA1', 'SHA256', 'sha256'`,
      '287082 287082 247374',
    ),
    note: 'lowercase-read',
  },
  perl(
    'steam-issuer',
    /^uri-names-36$/,
    `otp(parse('otpauth://totp/Steam:alice?secret=${secret}&issuer=Steam'), now => 59)`,
    'PV9M4',
  ),
  perl('empty-as-zero', /^uri-spellings-7$/, `otp(parse('${uri('&digits=')}'), now => 59)`, '0'),
  perl(
    'padding-refused',
    /^base32-(rfc4648|padded)-/,
    `eval { otp(type => 'hotp', base32 => 1, secret => 'MY======') } // $@ =~ s/ at .*//sr`,
    'Data contains non-base32 characters',
  ),
  perl(
    'padding-inside',
    /^uri-secrets-30$/,
    `otp(parse('otpauth://totp/a?secret=GEZDGNBVGY3TQOJQ==GEZDGNBVGY3TQO'), now => 59) eq otp(parse('otpauth://totp/a?secret=GEZDGNBVGY3TQOJQ'), now => 59)`,
    '1',
  ),
  perl(
    'empty-key',
    /^(code-refused-[12]|uri-secrets-\d+|uri-spellings-4)$/,
    "otp(parse('otpauth://totp/a?issuer=b'), now => 59)",
    '812658',
  ),
  perl(
    'out-of-bounds',
    /^(code-refused|uri-values-refused)-/,
    `otp(parse('${uri('&digits=0')}'), now => 59)`,
    '0',
  ),

  php(
    'counter-32',
    /^(counter|moment|period)-/,
    "$otp->hotp('12345678901234567890', 2 ** 32)",
    '755224',
  ),
  php('empty-key', /^code-refused-[12]$/, "$otp->hotp('', 0)", '328482'),
  php('out-of-bounds', /^code-refused-/, "$otp->hotp('12345678901234567890', -1)", '117190'),
];
