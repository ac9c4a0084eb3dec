/** Formats the published title of a source whose name doesn't say what it is. */
export const sourceKinds = {
  code: (title: string) => `${title} source code`,
  help: (title: string) => `${title} help`,
  measured: (title: string) => `${title}, run with the test vectors`,
} as const;

/** The source of an observation. */
export interface NoteSource {
  /** The name of a program, a site, or a repository and thread. It isn't translated. */
  readonly title: string;
  readonly kind?: keyof typeof sourceKinds;
  /** The year of the observation. Only a source of menu paths may lack it. */
  readonly year?: number;
  /** The day of the observation. `measured` sources have one. */
  readonly day?: string;
  /** The version that was measured. */
  readonly version?: string;
  /** The commit whose code was measured. */
  readonly commit?: string;
  readonly address?: string;
}

/** A measurement of research/apps: the app's own code, run with the test vectors. */
function measured(title: string, repository: string, version: string, commit: string) {
  return {
    title: `${title} ${version}`,
    kind: 'measured',
    year: 2026,
    day: '2026-11-24',
    version,
    commit,
    address: `https://github.com/${repository}/tree/${commit}`,
  } as const;
}

/** Tests by others, issue reports, source code as read in the given year, and our own measurements. */
export const noteSources = {
  'labanskoller-2019': {
    title: 'labanskoller.se',
    year: 2019,
    address:
      'https://labanskoller.se/blog/2019/07/11/many-common-mobile-authenticator-apps-accept-qr-codes-for-modes-they-dont-support/',
  },
  'labanskoller-2023': {
    title: 'labanskoller.se',
    year: 2023,
    address:
      'https://labanskoller.se/blog/2023/03/16/mobile-authenticator-apps-algorithm-support-review-2023-edition/',
  },
  'arubaotp-21': {
    title: 'ArubaOTP-seed-extractor #21',
    year: 2023,
    address: 'https://github.com/andry08/ArubaOTP-seed-extractor/issues/21',
  },
  'keycloak-27349': {
    title: 'keycloak #27349',
    year: 2024,
    address: 'https://github.com/keycloak/keycloak/issues/27349',
  },
  'keycloak-27351': {
    title: 'keycloak #27351',
    year: 2024,
    address: 'https://github.com/keycloak/keycloak/pull/27351',
  },
  'ernolf-2026': {
    title: 'ernolf/twofactor_oath',
    year: 2026,
    address: 'https://github.com/ernolf/twofactor_oath/blob/main/doc/compatibility.md',
  },
  'google-643': {
    title: 'google-authenticator #643',
    year: 2018,
    address: 'https://github.com/google/google-authenticator/issues/643',
  },
  'fmarier-2025': {
    title: 'feeding.cloud.geek.nz',
    year: 2025,
    address: 'https://feeding.cloud.geek.nz/posts/totp-in-2025/',
  },
  'privacyidea-1156': {
    title: 'privacyidea #1156',
    year: 2018,
    address: 'https://github.com/privacyidea/privacyidea/issues/1156',
  },
  'cloudstack-11776': {
    title: 'cloudstack #11776',
    year: 2025,
    address: 'https://github.com/apache/cloudstack/issues/11776',
  },
  'authelia-table': {
    title: 'authelia #5404',
    year: 2023,
    address: 'https://github.com/authelia/authelia/pull/5404',
  },
  'edent-2025': {
    title: 'shkspr.mobi',
    year: 2025,
    address: 'https://shkspr.mobi/blog/2025/03/towards-a-test-suite-for-totp-codes/',
  },
  'twofas-90': {
    title: '2fas-ios #90',
    year: 2024,
    address: 'https://github.com/twofas/2fas-ios/issues/90',
  },
  'proton-source': { title: 'Proton Authenticator', kind: 'code', year: 2026 },
  'freeotp-source': {
    title: 'FreeOTP',
    kind: 'code',
    year: 2026,
    address:
      'https://github.com/freeotp/freeotp-android/tree/59a6efea10112360b494e0e03650a69ccd20513c/mobile/src/main/java/org/fedorahosted/freeotp',
  },
  'aegis-source': {
    title: 'Aegis',
    kind: 'code',
    year: 2026,
    address:
      'https://github.com/beemdevelopment/Aegis/blob/59d5c640d6a2d0d16f243dbdd735758eed65bc63/app/src/main/java/com/beemdevelopment/aegis/otp/GoogleAuthInfo.java',
  },
  'keepassxc-source': {
    title: 'KeePassXC',
    kind: 'code',
    year: 2024,
    address:
      'https://github.com/keepassxreboot/keepassxc/blob/95bae8377c88f46fda565e09fee25d7ba684fe9e/src/core/Totp.cpp',
  },
  'keepassxc-cli': {
    title: 'keepassxc-cli 2.7.4',
    kind: 'measured',
    year: 2026,
    day: '2026-11-24',
    version: '2.7.4',
  },
  'bitwarden-source': {
    title: 'Bitwarden SDK',
    kind: 'code',
    year: 2026,
    address:
      'https://github.com/bitwarden/sdk-internal/blob/b57d1bbbb4a4a8a740ca26930eb188a7e14ae09a/crates/bitwarden-vault/src/totp.rs',
  },
  'ente-source': {
    title: 'Ente Auth',
    kind: 'code',
    year: 2026,
    address:
      'https://github.com/ente-io/ente/blob/a621d733154a834f23754e7e874de769be532d9d/web/apps/auth/src/services/code.ts',
  },
  'yubico-source': {
    title: 'yubikey-manager',
    kind: 'code',
    year: 2026,
    address:
      'https://github.com/Yubico/yubikey-manager/blob/b0dbb7f17b333d7e94cfb5999c00b3f1a1d602aa/ykman/_cli/oath.py',
  },
  'extension-1089': {
    title: 'Authenticator #1089',
    year: 2023,
    address: 'https://github.com/Authenticator-Extension/Authenticator/issues/1089',
  },
  'extension-1442': {
    title: 'Authenticator #1442',
    year: 2025,
    address: 'https://github.com/Authenticator-Extension/Authenticator/issues/1442',
  },
  'extension-1294': {
    title: 'Authenticator #1294',
    year: 2024,
    address: 'https://github.com/Authenticator-Extension/Authenticator/issues/1294',
  },
  'extension-source': {
    title: 'Authenticator extension 8.0.2',
    kind: 'code',
    year: 2024,
    address:
      'https://github.com/Authenticator-Extension/Authenticator/blob/v8.0.2/src/models/storage.ts#L490',
  },
  'stratum-source': {
    title: 'Stratum',
    kind: 'code',
    year: 2026,
    address:
      'https://github.com/stratumauth/app/blob/2306d75ad15badd220e5a1ce9b93a8e64e76318c/Stratum.Core/src/UriParser.cs',
  },
  'yubico-app-source': {
    title: 'Yubico Authenticator',
    kind: 'code',
    year: 2026,
    address:
      'https://github.com/Yubico/yubioath-flutter/blob/6b816b1d2d700a7f8dfe212d8a9b19c113c03c1d/lib/oath/views/add_account_page.dart',
  },
  'authelia-7504': {
    title: 'authelia #7504',
    year: 2024,
    address: 'https://github.com/authelia/authelia/pull/7504',
  },
  'clerk-2775': {
    title: 'clerk-docs #2775',
    year: 2025,
    address: 'https://github.com/clerk/clerk-docs/pull/2775',
  },
  'clerk-3389': {
    title: 'clerk-docs #3389',
    year: 2026,
    address: 'https://github.com/clerk/clerk-docs/pull/3389',
  },
  'edumfa-234': {
    title: 'eduMFA #234',
    year: 2024,
    address: 'https://github.com/eduMFA/eduMFA/issues/234',
  },
  'openam-334': {
    title: 'openam-jp/openam #334',
    year: 2026,
    address: 'https://github.com/openam-jp/openam/issues/334',
  },
  'privacyidea-2079': {
    title: 'privacyidea #2079',
    year: 2020,
    address: 'https://github.com/privacyidea/privacyidea/issues/2079',
  },
  'privacyidea-3812': {
    title: 'privacyidea #3812',
    year: 2023,
    address: 'https://github.com/privacyidea/privacyidea/issues/3812',
  },
  'pyotp-169': {
    title: 'pyotp #169',
    year: 2024,
    address: 'https://github.com/pyauth/pyotp/pull/169',
  },
  'aegis-app-source': {
    title: 'Aegis for Android',
    kind: 'code',
    year: 2026,
    address:
      'https://github.com/beemdevelopment/Aegis/blob/59d5c640d6a2d0d16f243dbdd735758eed65bc63/app/src/main/res/values/strings.xml',
  },
  'bitwarden-app-source': {
    title: 'Bitwarden for Android',
    kind: 'code',
    year: 2026,
    address:
      'https://github.com/bitwarden/android/blob/d817f6b4bf7c17172a74fabca1e09e738c7ec6c9/ui/src/main/res/values/strings.xml',
  },
  'ente-app-source': {
    title: 'Ente Auth',
    kind: 'code',
    year: 2026,
    address:
      'https://github.com/ente-io/ente/blob/a621d733154a834f23754e7e874de769be532d9d/mobile/apps/auth/lib/ui/home_page.dart',
  },
  'extension-app-source': {
    title: 'Authenticator extension',
    kind: 'code',
    year: 2024,
    address:
      'https://github.com/Authenticator-Extension/Authenticator/blob/9d9660bb73700b3e725800edc22836662d94afac/_locales/en/messages.json',
  },
  'freeotp-app-source': {
    title: 'FreeOTP for Android',
    kind: 'code',
    year: 2026,
    address:
      'https://github.com/freeotp/freeotp-android/blob/59a6efea10112360b494e0e03650a69ccd20513c/mobile/src/main/java/org/fedorahosted/freeotp/main/Activity.java',
  },
  'keepassxc-app-source': {
    title: 'KeePassXC',
    kind: 'code',
    year: 2024,
    address:
      'https://github.com/keepassxreboot/keepassxc/blob/95bae8377c88f46fda565e09fee25d7ba684fe9e/src/gui/wizard/ImportWizardPageSelect.cpp',
  },
  'proton-app-source': {
    title: 'Proton Authenticator for Android',
    kind: 'code',
    year: 2025,
    address:
      'https://github.com/protonpass/android-authenticator/blob/8f988e77704d0ecdc96032b640a54f97454989c2/features/imports/onboarding/src/main/res/values/strings.xml',
  },
  'raivo-app-source': {
    title: 'Raivo',
    kind: 'code',
    year: 2025,
    address:
      'https://github.com/raivo-otp/ios-application/blob/8ea4901b49996b9237d8e937aa2fa14890f2d43d/Raivo/Forms/MiscellaneousForm.swift',
  },
  'stratum-app-source': {
    title: 'Stratum for Android',
    kind: 'code',
    year: 2026,
    address:
      'https://github.com/stratumauth/app/blob/2306d75ad15badd220e5a1ce9b93a8e64e76318c/Stratum.Droid/src/Interface/Fragment/AddMenuBottomSheet.cs',
  },
  'twofas-ios-app-source': {
    title: '2FAS for iOS',
    kind: 'code',
    year: 2026,
    address:
      'https://github.com/twofas/2fas-ios/blob/693a08e5c89c7c247ce1ed4612edd996bcf44fd8/TwoFAS/TwoFAS/Root/Modules/Settings/Backup/BackupMenu/Presenter/BackupMenuPresenter%2BMenu.swift',
  },
  'twofas-app-source': {
    title: '2FAS for Android',
    kind: 'code',
    year: 2026,
    address:
      'https://github.com/twofas/2fas-android/blob/6bbcc5c477fc8c8ffecb4a87dba92cbe4f86e8ed/core/locale/src/main/res/values/strings.xml',
  },
  '2fas-measured': measured(
    '2FAS',
    'twofas/2fas-android',
    '5.5.3',
    '6bbcc5c477fc8c8ffecb4a87dba92cbe4f86e8ed',
  ),
  'aegis-measured': measured(
    'Aegis',
    'beemdevelopment/Aegis',
    '3.4.2',
    '59d5c640d6a2d0d16f243dbdd735758eed65bc63',
  ),
  'bitwarden-measured': measured(
    'Bitwarden SDK',
    'bitwarden/sdk-internal',
    '0.2.0-main.1054',
    '167d44eca79020334618607f53f1db366f70ffe4',
  ),
  'ente-measured': measured(
    'Ente Auth',
    'ente-io/ente',
    'a621d733',
    'a621d733154a834f23754e7e874de769be532d9d',
  ),
  'extension-measured': measured(
    'Authenticator extension',
    'Authenticator-Extension/Authenticator',
    '8.0.2',
    '9d9660bb73700b3e725800edc22836662d94afac',
  ),
  'freeotp-measured': measured(
    'FreeOTP',
    'freeotp/freeotp-android',
    '2.0.6',
    '59a6efea10112360b494e0e03650a69ccd20513c',
  ),
  'freeotp-plus-measured': measured(
    'FreeOTP+',
    'helloworld1/FreeOTPPlus',
    '3.1.1',
    '92e9b4d87a44b504fab9633b910159e7101147d5',
  ),
  'freeotp-plus-177': {
    title: 'FreeOTPPlus #177',
    year: 2021,
    day: '2021-12-17',
    address: 'https://github.com/helloworld1/FreeOTPPlus/issues/177',
  },
  'brandonpotter-198': {
    title: 'BrandonPotter/GoogleAuthenticator #198',
    year: 2024,
    day: '2024-01-09',
    address: 'https://github.com/BrandonPotter/GoogleAuthenticator/pull/198',
  },
  'brandonpotter-228': {
    title: 'BrandonPotter/GoogleAuthenticator #228',
    year: 2024,
    day: '2024-07-18',
    address: 'https://github.com/BrandonPotter/GoogleAuthenticator/issues/228',
  },
  'otp-net-54': {
    title: 'Otp.NET #54',
    year: 2023,
    day: '2023-12-29',
    address: 'https://github.com/kspearrin/Otp.NET/issues/54',
  },
  'otp-net-62': {
    title: 'Otp.NET #62',
    year: 2024,
    day: '2024-11-25',
    address: 'https://github.com/kspearrin/Otp.NET/issues/62',
  },
  'payload-totp-30': {
    title: 'payload-totp #30',
    year: 2025,
    day: '2025-04-08',
    address: 'https://github.com/GeorgeHulpoi/payload-totp/issues/30',
  },
  'twofactorauth-net-18': {
    title: 'TwoFactorAuth.Net #18',
    year: 2021,
    day: '2021-02-16',
    address: 'https://github.com/RobThree/TwoFactorAuth.Net/issues/18',
  },
  'otp-extractor-33': {
    title: 'android-otp-extractor #33',
    year: 2020,
    day: '2020-05-09',
    address: 'https://github.com/puddly/android-otp-extractor/issues/33',
  },
  'kanidm-501': {
    title: 'kanidm #501',
    year: 2021,
    day: '2021-06-27',
    address: 'https://github.com/kanidm/kanidm/issues/501',
  },
  'apple-verification-codes': {
    title: 'developer.apple.com',
    year: 2021,
    address:
      'https://developer.apple.com/documentation/authenticationservices/securing-logins-with-icloud-keychain-verification-codes',
  },
  '1password-help': {
    title: 'support.1password.com',
    kind: 'help',
    address: 'https://support.1password.com/one-time-passwords/',
  },
  'authy-help': {
    title: 'support.authy.com',
    kind: 'help',
    address:
      'https://support.authy.com/hc/en-us/articles/360006303934-Add-a-New-Two-Factor-Authentication-2FA-Account-Token-in-the-Authy-App',
  },
  'bitwarden-help': {
    title: 'bitwarden.com',
    kind: 'help',
    address: 'https://bitwarden.com/help/import-data/',
  },
  'fortinet-help': {
    title: 'docs.fortinet.com',
    kind: 'help',
    address: 'https://docs.fortinet.com/document/fortipam/1.0.0/examples/815200',
  },
  'gap-help': {
    title: 'support.thegapportal.com',
    address:
      'https://support.thegapportal.com/portal/en/kb/articles/transfering-your-google-authenticator-across-to-a-new-device',
  },
  helpnetsecurity: {
    title: 'helpnetsecurity.com',
    year: 2024,
    address:
      'https://www.helpnetsecurity.com/2024/10/15/how-to-create-verification-codes-in-apple-passwords-app/',
  },
  'keepassxc-help': {
    title: 'KeePassXC',
    kind: 'help',
    year: 2024,
    address:
      'https://github.com/keepassxreboot/keepassxc/blob/95bae8377c88f46fda565e09fee25d7ba684fe9e/docs/topics/DatabaseOperations.adoc',
  },
  'lastpass-help': {
    title: 'support.lastpass.com',
    address: 'https://support.lastpass.com/help/how-do-i-set-up-the-google-authenticator-app',
  },
  'microsoft-help': {
    title: 'support.microsoft.com',
    kind: 'help',
    address:
      'https://support.microsoft.com/en-au/account-billing/manually-add-an-account-to-the-authenticator-app-3bcc3672-6241-48ab-926c-6a6139e5f670',
  },
  'okta-help': {
    title: 'support.okta.com',
    kind: 'help',
    address:
      'https://support.okta.com/help/s/article/how-to-setup-okta-verify-as-a-third-party-authenticator',
  },
} as const satisfies Record<string, NoteSource>;

/** The ids of all sources. */
export type NoteSourceId = keyof typeof noteSources;

/** The ids of sources with a year. Only these can be sources of notes, because pages show how old a note is. */
export type DatedSourceId = {
  [Id in NoteSourceId]: (typeof noteSources)[Id] extends { readonly year: number } ? Id : never;
}[NoteSourceId];
