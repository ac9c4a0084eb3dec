/** Where a library's source comes from, how its tests run, and what the patch changes in them. */
export interface Recipe {
  readonly library: string;
  readonly version: string;
  readonly source: NpmSource | DebianSource;
  /** SHA-256 of the archive that the patch was made for. */
  readonly sha256: string;
  /** Files of the patch that only test. The others are the fix. */
  readonly tests: readonly string[];
  /** Commands that install what the tests need. `$WORK` is the folder around the library's. */
  readonly setup?: readonly string[];
  /** The library's own test command. */
  readonly test: string;
  /** Programs that the test command needs. */
  readonly needs: readonly string[];
  /**
   * `included`: the new tests fail until the patch's fix is applied. `described`: they fail, and the
   * note says what to change, because the package has only built code. `none`: they pass.
   */
  readonly fix: 'included' | 'described' | 'none';
}

/** A package of npm, named with its version. */
interface NpmSource {
  readonly npm: string;
}

/** A package of Debian. */
interface DebianSource {
  readonly debian: string;
  /** `source`: the original archive of the source package. `binary`: a binary package that contains the source. */
  readonly archive: 'source' | 'binary';
  /** The library's folder in a binary package. */
  readonly folder?: string;
  /** The folder that the patch has for the library's folder. By default, the root. */
  readonly folderInPatch?: string;
}

const npmInstall = (...packages: string[]) =>
  `npm install --no-save --ignore-scripts --silent ${packages.join(' ')}`;

/** Links the library into a GOPATH, so that its tests find it and Debian's Go packages. */
const goPath = (name: string) => [
  `mkdir -p "$WORK/go/src/$(dirname ${name})"`,
  `ln -sfn "$PWD" "$WORK/go/src/${name}"`,
];

const go = (name: string, packages: string) =>
  `cd "$WORK/go/src/${name}" && GO111MODULE=off GOPATH="$WORK/go:/usr/share/gocode" go test ${packages}`;

/** Reads crates from a folder of Debian's Rust packages instead of from a registry. */
const cargo =
  'cargo --config "source.crates-io.replace-with=\'debian\'" ' +
  '--config "source.debian.directory=\'${CRATES:-/usr/share/cargo/registry}\'" ';

export const recipes: Readonly<Record<string, Recipe>> = {
  notp: {
    library: 'notp',
    version: '2.0.3',
    source: { npm: 'notp@2.0.3' },
    sha256: '4221fba6e26f5cfe017ef9f279beeca9d9b87b800a441a5ff9b1fba9e51b42af',
    tests: ['test/vectors.js'],
    setup: [npmInstall('mocha@1.18.2')],
    // The wrapper that `npm test` calls runs no test with a current Node, and exits with 0.
    test: 'NODE_ENV=test node node_modules/mocha/bin/_mocha',
    needs: ['node', 'npm'],
    fix: 'included',
  },
  speakeasy: {
    library: 'speakeasy',
    version: '2.0.0',
    source: { npm: 'speakeasy@2.0.0' },
    sha256: '3083f58e6b736a65fcc681cc2a88c7d07141d93371436da5e096d38934db07fb',
    tests: ['test/vectors_test.js'],
    setup: [npmInstall('mocha@2', 'chai@3', 'base32.js@0.0.1')],
    test: 'npm test',
    needs: ['node', 'npm'],
    fix: 'included',
  },
  'levminer-speakeasy': {
    library: '@levminer/speakeasy',
    version: '1.4.2',
    source: { npm: '@levminer/speakeasy@1.4.2' },
    sha256: '2f6a3b0095056833508d7a9803050783b019a0a6d9ec291aa5d16a88343ed20b',
    tests: ['test/vectors.js'],
    setup: [npmInstall('mocha@9')],
    test: 'npm test',
    needs: ['node', 'npm'],
    fix: 'included',
  },
  'epic-web-totp': {
    library: '@epic-web/totp',
    version: '4.0.1',
    source: { npm: '@epic-web/totp@4.0.1' },
    sha256: '15cc89ed63810d4a91fa4f3a4794f08d32e6b07fdeaa167661592b619007a06d',
    tests: ['vectors.test.js'],
    setup: [npmInstall('--omit=dev')],
    test: 'npm test',
    needs: ['node', 'npm'],
    fix: 'included',
  },
  pyotp: {
    library: 'PyOTP',
    version: '2.9.0',
    source: { debian: 'python-pyotp=2.9.0-2', archive: 'source' },
    sha256: '346b6642e0dbdde3b4ff5a930b664ca82abfa116356ed48cc42c7d6590d36f63',
    tests: ['test.py'],
    test: '/usr/bin/python3 test.py',
    needs: ['python3'],
    fix: 'included',
  },
  onetimepass: {
    library: 'onetimepass',
    version: '1.0.1',
    source: {
      debian: 'python3-onetimepass=1.0.1-3',
      archive: 'binary',
      folder: 'usr/lib/python3/dist-packages',
    },
    sha256: '71bc839a8785adb610292392f3d6ab52634d7684f8aacfbf7255fa31ebfb2535',
    tests: ['tests.py'],
    test: '/usr/bin/python3 -m unittest tests',
    needs: ['python3'],
    fix: 'included',
  },
  rotp: {
    library: 'ROTP',
    version: '6.3.0',
    source: {
      debian: 'ruby-rotp=6.3.0-3',
      archive: 'binary',
      folder: 'usr/lib/ruby/vendor_ruby',
      folderInPatch: 'lib',
    },
    sha256: '2ce3ef2bbd485fdbb452a689920a39182f2ab09133dda26729b1c08448124308',
    tests: ['spec/lib/rotp/vectors_spec.rb'],
    test: 'rspec -I lib',
    needs: ['rspec'],
    fix: 'included',
  },
  'pquerna-otp': {
    library: 'pquerna/otp',
    version: '1.5.0',
    source: {
      debian: 'golang-github-pquerna-otp=1.5.0+really1.5.0-1',
      archive: 'source',
    },
    sha256: 'cd93536e9edd3fa86dd978e0c1e86b7d14a5ce24cd0206989a4e59ea0469f6ea',
    tests: ['totp/vectors_test.go'],
    setup: goPath('github.com/pquerna/otp'),
    test: go('github.com/pquerna/otp', '. ./hotp ./totp'),
    needs: ['go'],
    fix: 'included',
  },
  gotp: {
    library: 'xlzd/gotp',
    version: '0.0~git20181030.c8557ba',
    source: {
      debian: 'golang-github-xlzd-gotp=0.0~git20181030.c8557ba-3',
      archive: 'source',
    },
    sha256: '80add4852c0c1f8ea835ec439fdeedba0b99ae412bb42e900bf710a195e222c3',
    tests: ['vectors_test.go'],
    setup: goPath('github.com/xlzd/gotp'),
    test: go('github.com/xlzd/gotp', '.'),
    needs: ['go'],
    fix: 'none',
  },
  'totp-rs': {
    library: 'totp-rs',
    version: '5.7.1',
    source: {
      debian: 'librust-totp-rs-dev=5.7.1-1',
      archive: 'binary',
      folder: 'usr/share/cargo/registry/totp-rs-5.7.1',
    },
    sha256: '5da54575292b100aa81e9638e34885c9a3b26fbb80dea6a29914f86e7c88bee1',
    tests: ['tests/vectors.rs'],
    // Cargo turns this off in a published crate.
    setup: ["sed -i 's/^autotests = false/autotests = true/' Cargo.toml"],
    test: `${cargo} test --offline --features otpauth`,
    needs: ['cargo'],
    fix: 'included',
  },
  'pass-otp': {
    library: 'pass-otp',
    version: '1.2.0',
    source: { debian: 'pass-otp=1.2.0-10', archive: 'source' },
    sha256: '5720a649267a240a4f7ba5a6445193481070049c1d08ba38b00d20fc551c3a67',
    tests: ['test/vectors.t'],
    test: 'make -C test',
    needs: ['pass', 'oathtool', 'expect', 'gpg', 'make'],
    fix: 'included',
  },
  'pass-otp-perl': {
    library: 'Pass::OTP',
    version: '1.901',
    source: {
      debian: 'libpass-otp-perl=1.901-1',
      archive: 'binary',
      folder: 'usr/share/perl5',
      folderInPatch: 'lib',
    },
    sha256: '9d20f9e577e5b0b205d105971ec8ecd12e1a1532505585d2070444f8ffc9d76f',
    tests: ['t/vectors.t'],
    test: 'prove -l t',
    needs: ['prove'],
    fix: 'included',
  },
  'christian-riesen-otp': {
    library: 'christian-riesen/otp',
    version: '1.4.3',
    source: { debian: 'christianriesen-otp=1.4.3-5', archive: 'source' },
    sha256: '5eb4e8d53a139bc540750d6f833a72c9b780ddf77aaedacf1ae82c18df4c1f7c',
    tests: ['tests/Otp/VectorsTest.php'],
    // The older tests need PHPUnit 5.
    test: 'phpunit tests/Otp/VectorsTest.php',
    needs: ['phpunit'],
    fix: 'included',
  },
  otpauth: {
    library: 'otpauth',
    version: '9.5.2',
    source: { npm: 'otpauth@9.5.2' },
    sha256: 'ccc4f26635d1a388368fbe30de4074254ddf16c0c2953b2a7873d3d6f02ae211',
    tests: ['test/vectors.test.mjs'],
    test: 'node ./test/vectors.test.mjs',
    needs: ['node', 'npm'],
    fix: 'described',
  },
  otplib: {
    library: 'otplib',
    version: '13.5.0',
    source: { npm: 'otplib@13.5.0' },
    sha256: '21504a020bd6e2aae3c3482371c349713f084dd9863bc3d9c1799e6a728c784b',
    tests: ['test/vectors.test.ts'],
    // The development dependencies are folders of the library's repository.
    setup: ['npm pkg delete devDependencies', npmInstall('vitest@4')],
    test: 'node_modules/.bin/vitest run',
    needs: ['node', 'npm'],
    fix: 'described',
  },
  'totp-generator': {
    library: 'totp-generator',
    version: '2.0.1',
    source: { npm: 'totp-generator@2.0.1' },
    sha256: '512d841c2aec59c4804f0e9ca12d8f3744197180b884e2b5469bfddd0b33be4e',
    tests: ['test/vectors.spec.js'],
    setup: [npmInstall()],
    test: 'npm test',
    needs: ['node', 'npm'],
    fix: 'described',
  },
};
