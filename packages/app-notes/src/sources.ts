/** Formats the published title of a source whose name doesn't say what it is. */
export const sourceKinds = {
  code: (title: string) => `${title} source code`,
  tests: (title: string) => `${title}, run by this site’s tests`,
} as const;

/** The source of an observation. */
export interface NoteSource {
  /** The name of a program, a site, or a repository and thread. It isn't translated. */
  readonly title: string;
  readonly kind?: keyof typeof sourceKinds;
  /** The year of the observation. Absent if the source doesn't say. */
  readonly year?: number;
  readonly address?: string;
}

/** Tests by others, issue reports, source code as read in the given year, and our own tests. */
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
    address: 'https://github.com/ernolf/twofactor_oath',
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
    address: 'https://github.com/freeotp/freeotp-android',
  },
  'aegis-source': {
    title: 'Aegis',
    kind: 'code',
    year: 2026,
    address: 'https://github.com/beemdevelopment/Aegis',
  },
  'keepassxc-source': {
    title: 'KeePassXC',
    kind: 'code',
    year: 2026,
    address: 'https://github.com/keepassxreboot/keepassxc',
  },
  'keepassxc-cli': { title: 'keepassxc-cli 2.7.4', kind: 'tests', year: 2026 },
  'bitwarden-source': {
    title: 'Bitwarden SDK',
    kind: 'code',
    year: 2026,
    address: 'https://github.com/bitwarden/sdk-internal',
  },
  'ente-source': {
    title: 'Ente',
    kind: 'code',
    year: 2026,
    address: 'https://github.com/ente-io/ente',
  },
  'yubico-source': {
    title: 'yubikey-manager',
    kind: 'code',
    year: 2026,
    address: 'https://github.com/Yubico/yubikey-manager',
  },
  'extension-1089': {
    title: 'Authenticator #1089',
    address: 'https://github.com/Authenticator-Extension/Authenticator/issues/1089',
  },
  'extension-1442': {
    title: 'Authenticator #1442',
    year: 2025,
    address: 'https://github.com/Authenticator-Extension/Authenticator/issues/1442',
  },
  'stratum-source': { title: 'Stratum', kind: 'code', year: 2026 },
} as const satisfies Record<string, NoteSource>;

export type NoteSourceId = keyof typeof noteSources;
