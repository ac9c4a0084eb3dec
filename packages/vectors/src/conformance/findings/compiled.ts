import { type Finding, finding, secret } from '../finding.ts';

const cotp = (cause: Finding['cause'], tests: RegExp, code: string, prints: string) =>
  finding('libcotp', 'c', cause, tests, code, prints);
const pquerna = (cause: Finding['cause'], tests: RegExp, code: string, prints: string) =>
  finding('pquerna/otp', 'go', cause, tests, code, prints);
const gotp = (cause: Finding['cause'], tests: RegExp, code: string, prints: string) =>
  finding('xlzd/gotp', 'go', cause, tests, code, prints);
const totpRs = (cause: Finding['cause'], tests: RegExp, code: string, prints: string) =>
  finding('totp-rs', 'rust', cause, tests, code, prints);

/** Findings on libcotp, pquerna/otp, xlzd/gotp and totp-rs. */
export const compiledFindings: readonly Finding[] = [
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
