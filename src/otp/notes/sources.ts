/** Where an observation of an app comes from, and when it was made. */
interface NoteSource {
  readonly title: string;
  /** The year of the observation; absent where the source does not say. */
  readonly year?: number;
  readonly address?: string;
}

/** Tests by others, issue reports, source code as read in the year named, and our own tests. */
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
    address: 'https://labanskoller.se/',
  },
  'arubaotp-21': {
    title: 'ArubaOTP-seed-extractor issue 21',
    year: 2023,
    address: 'https://github.com/andry08/ArubaOTP-seed-extractor/issues/21',
  },
  'keycloak-27349': {
    title: 'keycloak issue 27349',
    year: 2024,
    address: 'https://github.com/keycloak/keycloak/issues/27349',
  },
  'keycloak-27351': {
    title: 'keycloak pull request 27351',
    year: 2024,
    address: 'https://github.com/keycloak/keycloak/pull/27351',
  },
  'ernolf-2026': {
    title: 'ernolf/twofactor_oath',
    year: 2026,
    address: 'https://github.com/ernolf/twofactor_oath',
  },
  'google-643': {
    title: 'google-authenticator issue 643',
    year: 2018,
    address: 'https://github.com/google/google-authenticator/issues/643',
  },
  'fmarier-2025': {
    title: 'fmarier, TOTP in 2025',
    year: 2025,
    address: 'https://feeding.cloud.geek.nz/posts/totp-in-2025/',
  },
  'privacyidea-1156': {
    title: 'privacyidea issue 1156',
    year: 2018,
    address: 'https://github.com/privacyidea/privacyidea/issues/1156',
  },
  'cloudstack-11776': {
    title: 'cloudstack issue 11776',
    year: 2025,
    address: 'https://github.com/apache/cloudstack/issues/11776',
  },
  'authelia-table': {
    title: 'Authelia’s table of supported apps',
    year: 2023,
    address: 'https://github.com/authelia/authelia/pull/5404',
  },
  'edent-2025': {
    title: 'Edent, TOTP test suite',
    year: 2025,
    address: 'https://shkspr.mobi/blog/2025/03/towards-a-test-suite-for-totp-codes/',
  },
  'twofas-90': {
    title: '2fas-ios issue 90',
    year: 2024,
    address: 'https://github.com/twofas/2fas-ios/issues/90',
  },
  'proton-source': { title: 'Proton Authenticator, source code', year: 2026 },
  'freeotp-source': {
    title: 'FreeOTP, source code',
    year: 2026,
    address: 'https://github.com/freeotp/freeotp-android',
  },
  'aegis-source': {
    title: 'Aegis, source code',
    year: 2026,
    address: 'https://github.com/beemdevelopment/Aegis',
  },
  'keepassxc-source': {
    title: 'KeePassXC, source code',
    year: 2026,
    address: 'https://github.com/keepassxreboot/keepassxc',
  },
  'keepassxc-cli': { title: 'keepassxc-cli 2.7.4, run by the tests of this site', year: 2026 },
  'bitwarden-source': {
    title: 'Bitwarden SDK, source code',
    year: 2026,
    address: 'https://github.com/bitwarden/sdk-internal',
  },
  'ente-source': {
    title: 'Ente, source code',
    year: 2026,
    address: 'https://github.com/ente-io/ente',
  },
  'yubico-source': {
    title: 'yubikey-manager, source code',
    year: 2026,
    address: 'https://github.com/Yubico/yubikey-manager',
  },
  'extension-1089': {
    title: 'Authenticator extension issue 1089',
    address: 'https://github.com/Authenticator-Extension/Authenticator/issues/1089',
  },
  'extension-1442': {
    title: 'Authenticator extension issue 1442',
    year: 2025,
    address: 'https://github.com/Authenticator-Extension/Authenticator/issues/1442',
  },
  'stratum-source': { title: 'Stratum, source code', year: 2026 },
} as const satisfies Record<string, NoteSource>;

export type NoteSourceId = keyof typeof noteSources;

/** A source, as seen by code that treats all alike. */
export function noteSourceOf(id: NoteSourceId): NoteSource {
  return noteSources[id];
}
