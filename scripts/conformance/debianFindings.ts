import { type Finding, hexKey, secret } from './finding.ts';

function finding(
  of: string,
  run: Finding['run'],
  cause: Finding['cause'],
  tests: RegExp,
  code: string,
  prints: string,
): Finding {
  return { of, run, cause, tests, code, prints };
}

const pyotp = (cause: Finding['cause'], tests: RegExp, code: string, prints: string) =>
  finding('PyOTP', 'python3', cause, tests, `import pyotp, datetime; print(${code})`, prints);
const rotp = (cause: Finding['cause'], tests: RegExp, code: string, prints: string) =>
  finding('ROTP', 'ruby', cause, tests, `require 'rotp'; puts ${code}`, prints);
const cotp = (cause: Finding['cause'], tests: RegExp, code: string, prints: string) =>
  finding('libcotp', 'c', cause, tests, code, prints);
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
const pquerna = (cause: Finding['cause'], tests: RegExp, code: string, prints: string) =>
  finding('pquerna/otp', 'go', cause, tests, code, prints);
const gotp = (cause: Finding['cause'], tests: RegExp, code: string, prints: string) =>
  finding('xlzd/gotp', 'go', cause, tests, code, prints);
const totpRs = (cause: Finding['cause'], tests: RegExp, code: string, prints: string) =>
  finding('totp-rs', 'rust', cause, tests, code, prints);
const sh = (of: string, cause: Finding['cause'], tests: RegExp, code: string, prints: string) =>
  finding(of, 'sh', cause, tests, code, prints);

const uri = (rest: string) => `otpauth://totp/a?secret=${secret}${rest}`;
/** The code of a URI by KeePassXC at second 59, from a new database of one entry. */
const keepassxc = (address: string) =>
  `folder=$(mktemp -d); cd $folder; echo '<KeePassFile><Meta/><Root><Group><UUID>AAAAAAAAAAAAAAAAAAAAAA==</UUID><Name>Root</Name><Entry><UUID>AQEBAQEBAQEBAQEBAQEBAQ==</UUID><String><Key>Title</Key><Value>one</Value></String><String><Key>otp</Key><Value>${address.replaceAll('&', '&amp;')}</Value></String></Entry></Group></Root></KeePassFile>' > one.xml; printf 'p\\np\\n' | keepassxc-cli import -q -p -t 100 one.xml one.kdbx; echo p | TZ=UTC faketime -f '@1970-01-01 00:00:59' keepassxc-cli show -q -t one.kdbx one`;
const kp = (cause: Finding['cause'], tests: RegExp, address: string, prints: string) =>
  sh('KeePassXC', cause, tests, keepassxc(address), prints);

/** The code of a URI by pass at second 59, from a new store. */
const pass = (address: string) =>
  `export GNUPGHOME=$(mktemp -d) PASSWORD_STORE_DIR=$(mktemp -d) TZ=UTC; gpg -q --batch --passphrase '' --quick-generate-key t default default never 2> /dev/null; pass init t > /dev/null; echo '${address}' | pass otp insert one; faketime -f '@1970-01-01 00:00:59' pass otp one`;

const moment = 'datetime.datetime.fromtimestamp(10)';
const raised = (code: string) =>
  `begin; ${code}; rescue ArgumentError => error; puts error.message; end`;

/** What was found of programs and libraries from Debian. */
export const debianFindings: readonly Finding[] = [
  sh('oathtool', 'empty-key', /^code-refused-[12]$/, "oathtool --hotp ''", '328482'),
  sh(
    'oathtool',
    'out-of-bounds',
    /^code-refused-/,
    `oathtool --hotp -c 18446744073709551616 ${hexKey}; oathtool --totp -s 0s --now @59 ${hexKey}`,
    '094451\n287082',
  ),
  sh(
    'oathtool',
    'padding-inside',
    /^base32-padding-inside-/,
    'oathtool -v --hotp -b MY======MY====== | grep Hex',
    'Hex secret: 6666',
  ),
  sh(
    'oathtool',
    'window-wraps',
    /^verify-bounds-/,
    `oathtool --hotp -c 18446744073709551615 -w 2 ${hexKey} 755224`,
    '1',
  ),

  kp('ten-digits-32', /^(sign|digits|ten-digits)-/, uri('&digits=10'), '1094287082'),
  kp('period-60', /^(period|uri-periods)-/, uri('&period=300'), '755224'),
  kp('type-as-totp', /^uri-types-refused-/, uri('').replace('totp', 'motp'), '287082'),
  kp('algorithm-as-sha1', /^uri-algorithms(-refused)?-/, uri('&algorithm=SHA-256'), '287082'),
  kp('empty-as-zero', /^uri-spellings-[78]$/, uri('&digits='), '2'),
  kp(
    'characters-read',
    /^(base32-foreign-\d+|uri-secrets-2[3-7])$/,
    'otpauth://totp/a?secret=1EZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    '242733',
  ),
  kp(
    'padding-inside',
    /^base32-padding-inside-/,
    'otpauth://totp/a?secret=GEZDGNBVGY3TQOJQ=GEZDGNBVGY3TQOJQ',
    '287082',
  ),
  kp(
    'empty-key',
    /^(code-refused-2|uri-secrets-(21|22|33)|uri-spellings-4|uri-names-28)$/,
    'otpauth://totp/a?issuer=b',
    '812658',
  ),
  kp('out-of-bounds', /^(code-refused|uri-values-refused)-/, uri('&digits=0'), '2'),

  sh(
    'pass-otp',
    'algorithm-as-sha1',
    /^uri-algorithms(-refused)?-/,
    pass(uri('&algorithm=MD5')),
    '287082',
  ),
  sh('pass-otp', 'out-of-bounds', /^uri-values-refused-/, pass(uri('&period=0')), '287082'),

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

  cotp(
    'empty-key',
    /^(code-refused-[12]|base32-empty-\d)$/,
    'puts(get_hotp("", 0, 6, SHA1, &error));',
    '328482',
  ),
  cotp(
    'out-of-bounds',
    /^code-refused-/,
    `puts(get_hotp("${secret}", -1, 6, SHA1, &error));`,
    '094451',
  ),
  cotp(
    'period-120-refused',
    /^period-/,
    `get_totp_at("${secret}", 0, 6, 120, SHA1, &error); printf("%d ", error); get_totp_at("${secret}", 0, 6, 121, SHA1, &error); printf("%d\\n", error);`,
    '0 6',
  ),
  cotp(
    'impossible-length',
    /^base32-length-/,
    'puts(get_hotp("MZX", 0, 6, SHA1, &error)); puts(get_hotp("MY", 0, 6, SHA1, &error));',
    '531249\n531249',
  ),
  cotp(
    'padding-inside',
    /^base32-padding-inside-/,
    'puts(get_hotp("MZXW=6YTB", 0, 6, SHA1, &error)); printf("%d\\n", error);',
    '335594\n0',
  ),

  perl(
    'sha512-block',
    /^(rfc6238|offset|sign|zeros|short-number|digits|ten-digits|counter|key-length|key-bytes|moment|period)-/,
    `otp(type => 'totp', secret => unpack('H*', '1234567890' x 6 . '1234'), algorithm => 'sha512', digits => 8, now => 59)`,
    '07255144',
  ),
  perl(
    'algorithm-as-sha1',
    /^uri-(plain|defaults|algorithms|algorithms-refused)-/,
    `join ' ', map { otp(parse('${uri('&algorithm=')}' . $_), now => 59) } 'SHA1', 'SHA256', 'sha256'`,
    '287082 287082 247374',
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

  pquerna(
    'empty-key',
    /^code-refused-[12]$/,
    `code, _ := hotp.GenerateCode("", 0); fmt.Println(code)`,
    '328482',
  ),
  pquerna(
    'out-of-bounds',
    /^code-refused-/,
    `code, _ := totp.GenerateCode("${secret}", time.Unix(-30, 0)); fmt.Println(code)`,
    '094451',
  ),
  pquerna(
    'window-wraps',
    /^verify-bounds-/,
    `fmt.Println(totp.ValidateCustom("094451", "${secret}", time.Unix(10, 0), totp.ValidateOpts{Skew: 2, Digits: 6}))`,
    'true <nil>',
  ),

  gotp('empty-key', /^code-refused-[12]$/, 'fmt.Println(gotp.NewDefaultHOTP("").At(0))', '328482'),
  gotp(
    'out-of-bounds',
    /^code-refused-/,
    `fmt.Println(gotp.NewHOTP("${secret}", 0, nil).At(0), gotp.NewDefaultTOTP("${secret}").At(-1))`,
    '0 755224',
  ),

  totpRs(
    'padding-read',
    /^base32-(padding-length|empty)-/,
    'println!("{:?}", Secret::Encoded("MZXW6YTB========".to_string()).to_bytes().unwrap());',
    '[102, 111, 111, 98, 97, 0]',
  ),
  totpRs(
    'padding-inside',
    /^(base32-padding-inside-\d|uri-secrets-30)$/,
    'println!("{:?}", Secret::Encoded("MZXW=6YTB".to_string()).to_bytes().unwrap());',
    '[102, 111, 96, 123, 19]',
  ),
  totpRs(
    'impossible-length',
    /^(base32-length-\d|uri-secrets-29)$/,
    'println!("{:?}", Secret::Encoded("MZX".to_string()).to_bytes().unwrap());',
    '[102]',
  ),
  totpRs(
    'names-escaped-colon',
    /^uri-names-[35]$/,
    `println!("{:?}", TOTP::<Vec<u8>>::from_url("otpauth://totp/Example%3Aalice?secret=${secret}&issuer=Example").err());`,
    'Some(AccountName("Example:alice"))',
  ),
  totpRs(
    'names-space',
    /^uri-names-4$/,
    `println!("{:?}", TOTP::<Vec<u8>>::from_url("otpauth://totp/Example:%20alice?secret=${secret}&issuer=Example").unwrap().account_name);`,
    '" alice"',
  ),
];
