/** A program or library to run the vectors against. */
export interface Implementation {
  readonly name: string;
  readonly language: string;
  /** The package's source, its name there, and for npm the version to install. */
  readonly source: 'npm' | 'debian';
  readonly package: string;
  readonly version?: string;
  /** The file in `adapters/` that answers questions with this implementation. */
  readonly adapter: string;
  /** Other Debian packages that the adapter needs. */
  readonly needs?: readonly string[];
  /** Maximum time for one answer. 5 seconds by default. */
  readonly timeoutSeconds?: number;
}

const fromNpm = (name: string, version: string, adapter = `${name}.mjs`): Implementation => ({
  name,
  language: 'JavaScript',
  source: 'npm',
  package: name,
  version,
  adapter,
});

/** All implementations, in display order. */
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
    timeoutSeconds: 20,
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
    timeoutSeconds: 20,
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
