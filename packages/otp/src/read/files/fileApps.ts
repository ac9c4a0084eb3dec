/** The apps whose files can be read, with the address of each format's documentation or source. */
export const fileApps = {
  aegis: {
    title: 'Aegis',
    address: 'https://github.com/beemdevelopment/Aegis/blob/master/docs/vault.md',
  },
  andotp: {
    title: 'andOTP',
    address:
      'https://github.com/andOTP/andOTP/blob/master/app/src/main/java/org/shadowice/flocke/andotp/Database/Entry.java',
  },
  'authenticator-extension': {
    title: 'Authenticator-Extension',
    address:
      'https://github.com/Authenticator-Extension/Authenticator/blob/dev/src/models/storage.ts',
  },
  bitwarden: {
    title: 'Bitwarden',
    address: 'https://github.com/bitwarden/clients/tree/main/libs/tools/export/vault-export',
  },
  cxf: {
    title: 'Credential Exchange Format',
    address: 'https://fidoalliance.org/specs/cx/cxf-v1.0-rd-20250313.html',
  },
  ente: {
    title: 'Ente Auth',
    address:
      'https://github.com/ente-io/ente/blob/main/mobile/apps/auth/lib/models/export/ente.dart',
  },
  duo: {
    title: 'Duo Mobile',
    address:
      'https://github.com/beemdevelopment/Aegis/blob/master/app/src/main/java/com/beemdevelopment/aegis/importers/DuoImporter.java',
  },
  freeotp: {
    title: 'FreeOTP',
    address:
      'https://github.com/freeotp/freeotp-android/blob/master/mobile/src/main/java/org/fedorahosted/freeotp/Token.java',
  },
  'freeotp-plus': {
    title: 'FreeOTP+',
    address:
      'https://github.com/helloworld1/FreeOTPPlus/blob/master/token-data/src/main/java/org/fedorahosted/freeotp/data/legacy/ImportExportUtil.kt',
  },
  keepassxc: {
    title: 'KeePassXC',
    address: 'https://github.com/keepassxreboot/keepassxc/blob/develop/src/format/CsvExporter.cpp',
  },
  lastpass: {
    title: 'LastPass',
    address:
      'https://github.com/stratumauth/app/blob/master/Stratum.Core/src/Converter/LastPassBackupConverter.cs',
  },
  proton: {
    title: 'Proton Authenticator',
    address:
      'https://github.com/beemdevelopment/Aegis/blob/master/app/src/main/java/com/beemdevelopment/aegis/importers/ProtonAuthenticatorImporter.java',
  },
  raivo: {
    title: 'Raivo OTP',
    address: 'https://github.com/raivo-otp/ios-application/blob/master/Raivo/Models/Password.swift',
  },
  stratum: {
    title: 'Stratum',
    address: 'https://github.com/stratumauth/app/blob/master/Stratum.Core/src/Backup/Backup.cs',
  },
  twofas: {
    title: '2FAS',
    address:
      'https://github.com/twofas/2fas-android/blob/develop/data/services/src/main/java/com/twofasapp/data/services/domain/BackupService.kt',
  },
} as const;

export type FileApp = keyof typeof fileApps;
