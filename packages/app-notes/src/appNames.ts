/** The names of the apps with notes, by their names in addresses. They aren't translated. */
export const noteAppNames = {
  '1password': '1Password',
  '2fas': '2FAS',
  aegis: 'Aegis',
  'authenticator-extension': 'Authenticator extension',
  authy: 'Authy',
  bitwarden: 'Bitwarden',
  'duo-mobile': 'Duo Mobile',
  ente: 'Ente Auth',
  fortitoken: 'FortiToken',
  freeotp: 'FreeOTP',
  'freeotp-plus': 'FreeOTP+',
  'google-authenticator': 'Google Authenticator',
  'ios-passwords': 'iOS Passwords',
  keepassxc: 'KeePassXC',
  lastpass: 'LastPass',
  'microsoft-authenticator': 'Microsoft Authenticator',
  'okta-verify': 'Okta Verify',
  'proton-authenticator': 'Proton Authenticator',
  raivo: 'Raivo',
  salesforce: 'Salesforce',
  sophos: 'Sophos',
  stratum: 'Stratum',
  'symantec-vip': 'Symantec VIP',
  'yubico-authenticator': 'Yubico Authenticator',
} as const;

export type NoteAppId = keyof typeof noteAppNames;

/** Returns the name of an app, as shown to users. */
export function noteAppName(app: NoteAppId): string {
  return noteAppNames[app];
}
