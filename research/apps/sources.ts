/** The code of an app that we ran with the test vectors. */
export interface AppSource {
  readonly name: string;
  readonly version: string;
  readonly repository: string;
  readonly commit: string;
  /** The day of the commit. */
  readonly committed: string;
  /** The files of the app that ran, unchanged. */
  readonly files: readonly string[];
  /** The parts of the platform that the app needs, and the replacements that the measurement used. */
  readonly replaced: string;
}

const aegis = 'app/src/main/java/com/beemdevelopment/aegis';
const freeotp = 'mobile/src/main/java/org/fedorahosted/freeotp';

/** Apps whose code we ran, by the id of the app in the notes. */
export const measuredSources = {
  aegis: {
    name: 'Aegis',
    version: '3.4.2',
    repository: 'beemdevelopment/Aegis',
    commit: '59d5c640d6a2d0d16f243dbdd735758eed65bc63',
    committed: '2026-02-24',
    files: [`${aegis}/otp`, `${aegis}/crypto/otp`, `${aegis}/encoding`],
    replaced:
      'android.net.Uri, written again for Java SE after Android’s. Guava 31.1 instead of 33.4.8.',
  },
  freeotp: {
    name: 'FreeOTP',
    version: '2.0.6',
    repository: 'freeotp/freeotp-android',
    commit: '59a6efea10112360b494e0e03650a69ccd20513c',
    committed: '2026-02-17',
    files: [`${freeotp}/Token.java`, `${freeotp}/Code.java`, `${freeotp}/utils/Time.java`],
    replaced:
      'android.net.Uri, written again for Java SE after Android’s. Codes come from Token.parseUnsafe, URIs go to Token.parse, as when the app scans.',
  },
  '2fas': {
    name: '2FAS for Android',
    version: '5.5.3',
    repository: 'twofas/2fas-android',
    commit: '6bbcc5c477fc8c8ffecb4a87dba92cbe4f86e8ed',
    committed: '2026-03-12',
    files: [
      'data/services/src/main/java/com/twofasapp/data/services/otp',
      'core/otp/src/main/java/com/twofasapp/otp',
      'core/common/src/main/java/com/twofasapp/common/domain',
    ],
    replaced:
      'android.net.Uri, written again for Java SE after Android’s. Commas before a closing bracket are removed for Kotlin 1.3. isServiceValid is copied from ServicesRepositoryImpl.kt. The list of known services is empty. commons-codec 1.15 instead of 1.20.',
  },
  'authenticator-extension': {
    name: 'Authenticator extension',
    version: '8.0.2',
    repository: 'Authenticator-Extension/Authenticator',
    commit: '9d9660bb73700b3e725800edc22836662d94afac',
    committed: '2024-10-10',
    files: [
      'src/background.ts',
      'src/models/storage.ts',
      'src/models/otp.ts',
      'src/models/key-utilities.ts',
    ],
    replaced:
      'The chrome object of the browser, with its storage in memory. URIs go to the message getTotp, which the app sends after it scanned a QR code.',
  },
  bitwarden: {
    name: 'Bitwarden SDK',
    version: '0.2.0-main.1054',
    repository: 'bitwarden/sdk-internal',
    commit: '167d44eca79020334618607f53f1db366f70ffe4',
    committed: '2026-09-28',
    files: ['@bitwarden/sdk-internal (npm)'],
    replaced:
      'Nothing: the package that Bitwarden publishes on npm. It returns a code and its period, not the names.',
  },
  ente: {
    name: 'Ente Auth (web)',
    version: 'a621d733',
    repository: 'ente-io/ente',
    commit: 'a621d733154a834f23754e7e874de769be532d9d',
    committed: '2026-07-01',
    files: ['web/apps/auth/src/services/code.ts', 'web/apps/auth/src/services/steam.ts'],
    replaced:
      'The log. otpauth 9.5.1 is the version that the app names. A code for a code case comes from generateOTPs with these settings.',
  },
  'freeotp-plus': {
    name: 'FreeOTP+',
    version: '3.1.1',
    repository: 'helloworld1/FreeOTPPlus',
    commit: '92e9b4d87a44b504fab9633b910159e7101147d5',
    committed: '2025-02-25',
    files: [
      'token-data/src/main/java/org/fedorahosted/freeotp/data',
      'token-data/src/main/java/com/google/android/apps/authenticator/Base32String.java',
    ],
    replaced: 'android.net.Uri, written again for Java SE after Android’s. The clock.',
  },
} as const satisfies Record<string, AppSource>;
