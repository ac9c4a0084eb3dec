import { type Finding, finding, hexKey, uri } from '../finding.ts';

const sh = (
  implementation: string,
  cause: Finding['cause'],
  tests: RegExp,
  code: string,
  prints: string,
) => finding(implementation, 'sh', cause, tests, code, prints);

/** Returns commands that show KeePassXC's code for a URI at second 59, from a new database. */
const keepassxc = (address: string) =>
  `folder=$(mktemp -d); trap 'rm -r $folder' EXIT; cd $folder; echo '<KeePassFile><Meta/><Root><Group><UUID>AAAAAAAAAAAAAAAAAAAAAA==</UUID><Name>Root</Name><Entry><UUID>AQEBAQEBAQEBAQEBAQEBAQ==</UUID><String><Key>Title</Key><Value>one</Value></String><String><Key>otp</Key><Value>${address.replaceAll('&', '&amp;')}</Value></String></Entry></Group></Root></KeePassFile>' > one.xml; printf 'p\\np\\n' | keepassxc-cli import -q -p -t 100 one.xml one.kdbx; echo p | TZ=UTC faketime -f '@1970-01-01 00:00:59 x0.01' keepassxc-cli show -q -t one.kdbx one`;
const kp = (cause: Finding['cause'], tests: RegExp, address: string, prints: string) =>
  sh('KeePassXC', cause, tests, keepassxc(address), prints);

/** Returns commands that show pass-otp's code for a URI at second 59, from a new store. */
const pass = (address: string) =>
  `export GNUPGHOME=$(mktemp -d) PASSWORD_STORE_DIR=$(mktemp -d) TZ=UTC; trap 'gpgconf --kill gpg-agent; rm -r $GNUPGHOME $PASSWORD_STORE_DIR' EXIT; gpg -q --batch --passphrase '' --quick-generate-key t default default never 2> /dev/null; pass init t > /dev/null; echo '${address}' | pass otp insert one; faketime -f '@1970-01-01 00:00:59 x0.01' pass otp one`;

/** Findings on oathtool, KeePassXC and pass-otp. */
export const programFindings: readonly Finding[] = [
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
    /^(code-refused-2|uri-secrets-(21|22|33)|uri-spellings-4|uri-names-28|uri-texts-refused-3)$/,
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
];
