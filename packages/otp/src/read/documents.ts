import { fileApps } from './files/fileApps.ts';

/** A document that defines a rule. */
export interface RuleDocument {
  readonly title: string;
  readonly address: string;
  /** The section number, if the document has numbered sections. */
  readonly section?: string;
}

/** All documents that define rules. */
export const documents = {
  rfc2104: { title: 'RFC 2104', address: 'https://www.rfc-editor.org/rfc/rfc2104' },
  rfc3629: { title: 'RFC 3629', address: 'https://www.rfc-editor.org/rfc/rfc3629' },
  rfc3986: { title: 'RFC 3986', address: 'https://www.rfc-editor.org/rfc/rfc3986' },
  rfc4226: { title: 'RFC 4226', address: 'https://www.rfc-editor.org/rfc/rfc4226' },
  rfc4648: { title: 'RFC 4648', address: 'https://www.rfc-editor.org/rfc/rfc4648' },
  rfc6238: { title: 'RFC 6238', address: 'https://www.rfc-editor.org/rfc/rfc6238' },
  'key-uri': {
    title: 'Key URI Format',
    address: 'https://github.com/google/google-authenticator/wiki/Key-Uri-Format',
  },
  'google-export': {
    title: 'Google Authenticator export',
    address: 'https://support.google.com/accounts/answer/1066447',
  },
  'keepassxc-totp': {
    title: 'KeePassXC',
    address: 'https://github.com/keepassxreboot/keepassxc/blob/develop/src/core/Totp.cpp',
  },
  'ente-code': {
    title: 'Ente Auth',
    address: 'https://github.com/ente-io/ente/blob/main/mobile/apps/auth/lib/models/code.dart',
  },
  'ente-export': {
    title: 'ente-io/ente #4404',
    address: 'https://github.com/ente-io/ente/issues/4404',
  },
  'apple-codes': {
    title: 'Apple Developer',
    address:
      'https://developer.apple.com/documentation/authenticationservices/securing-logins-with-icloud-keychain-verification-codes',
  },
  'aegis-types': {
    title: 'Aegis',
    address: 'https://github.com/beemdevelopment/Aegis/blob/master/docs/vault.md',
  },
  'aegis-yandex': {
    title: 'Aegis',
    address:
      'https://github.com/beemdevelopment/Aegis/blob/master/app/src/main/java/com/beemdevelopment/aegis/otp/YandexInfo.java',
  },
  'freeotp-steam': {
    title: 'FreeOTP',
    address:
      'https://github.com/freeotp/freeotp-android/blob/master/mobile/src/main/java/org/fedorahosted/freeotp/Code.java',
  },
  'stratum-uri': {
    title: 'Stratum',
    address: 'https://github.com/stratumauth/app/blob/master/Stratum.Core/src/UriParser.cs',
  },
  privacyidea: {
    title: 'privacyIDEA Authenticator',
    address:
      'https://github.com/privacyidea/pi-authenticator/blob/master/lib/processors/scheme_processors/token_import_scheme_processors/otp_auth_processor.dart',
  },
  ...fileApps,
} as const;
