/** A program or library that the vectors are run against. */
export interface Implementation {
  readonly name: string;
  readonly language: string;
  /** Where it comes from, the package there, and for npm the version that is installed. */
  readonly source: 'npm' | 'debian';
  readonly package: string;
  readonly version?: string;
  /** The file in `adapters/` that answers for it. */
  readonly adapter: string;
  /** Debian's packages that the adapter needs besides. */
  readonly needs?: readonly string[];
  /** How long one answer may take, in seconds; longer is no answer. */
  readonly patience?: number;
}

const fromNpm = (name: string, version: string, adapter = `${name}.mjs`): Implementation => ({
  name,
  language: 'JavaScript',
  source: 'npm',
  package: name,
  version,
  adapter,
});

/** All implementations, in the order in which they are shown. */
export const implementations: readonly Implementation[] = [
  fromNpm('otplib', '13.5.0'),
  fromNpm('otpauth', '9.5.2'),
  fromNpm('@oslojs/otp', '1.1.0', 'oslojs.mjs'),
  fromNpm('totp-generator', '2.0.1'),
  fromNpm('speakeasy', '2.0.0'),
  fromNpm('notp', '2.0.3'),
  fromNpm('node-2fa', '2.0.3'),
  fromNpm('jsotp', '1.0.4'),
  fromNpm('time2fa', '1.4.2'),
  fromNpm('authenticator', '1.1.5'),
  {
    name: 'oathtool',
    language: 'C',
    source: 'debian',
    package: 'oathtool',
    adapter: 'oathtool.py',
  },
  {
    name: 'KeePassXC',
    language: 'C++',
    source: 'debian',
    package: 'keepassxc',
    adapter: 'keepassxc.py',
    needs: ['faketime'],
    patience: 20,
  },
  {
    name: 'PyOTP',
    language: 'Python',
    source: 'debian',
    package: 'python3-pyotp',
    adapter: 'pyotp.py',
  },
  {
    name: 'ROTP',
    language: 'Ruby',
    source: 'debian',
    package: 'ruby-rotp',
    adapter: 'rotp.rb',
    needs: ['ruby'],
  },
  {
    name: 'libcotp',
    language: 'C',
    source: 'debian',
    package: 'libcotp12',
    adapter: 'libcotp.py',
  },
  {
    name: 'pass-otp',
    language: 'Bash',
    source: 'debian',
    package: 'pass-extension-otp',
    adapter: 'pass-otp.py',
    needs: ['faketime', 'gnupg'],
    patience: 20,
  },
  {
    name: 'Pass::OTP',
    language: 'Perl',
    source: 'debian',
    package: 'libpass-otp-perl',
    adapter: 'pass-otp-perl.pl',
  },
  {
    name: 'christian-riesen/otp',
    language: 'PHP',
    source: 'debian',
    package: 'php-christianriesen-otp',
    adapter: 'php-otp.php',
    needs: ['php-cli'],
  },
  {
    name: 'pquerna/otp',
    language: 'Go',
    source: 'debian',
    package: 'golang-github-pquerna-otp-dev',
    adapter: 'pquerna-otp.go',
    needs: ['golang-go'],
  },
  {
    name: 'xlzd/gotp',
    language: 'Go',
    source: 'debian',
    package: 'golang-github-xlzd-gotp-dev',
    adapter: 'gotp.go',
    needs: ['golang-go'],
  },
  {
    name: 'totp-rs',
    language: 'Rust',
    source: 'debian',
    package: 'librust-totp-rs-dev',
    adapter: 'totp-rs.rs',
    needs: ['librust-serde-json-dev', 'cargo'],
  },
];
