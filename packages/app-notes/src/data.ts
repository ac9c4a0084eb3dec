import type { NoteApp, NoteEntry } from './types.ts';

/**
 * What authenticator apps were observed to do. To add a note, edit this file. To add a source, edit
 * `sources.ts`. `types.ts` defines the fields of a note. Then run `npm run notes` to write the JSON.
 */

const modes = ['algorithm', 'digits', 'period'] as const;
const modeRules = ['key-uri-algorithm-support', 'key-uri-digits', 'key-uri-period'] as const;

/** The settings that every app supports. */
const usual = { algorithm: ['SHA1'], digits: [6], period: [30] } as const;

/** The twelve combinations that labanskoller.se tested in 2023. */
const twelve = {
  algorithm: ['SHA1', 'SHA256', 'SHA512'],
  digits: [6, 8],
  period: [30, 60],
} as const;

const allTwelve = {
  settings: modes,
  behavior: 'right',
  given: twelve,
  sources: ['labanskoller-2023'],
} as const satisfies NoteEntry;

/** The apps by id, in alphabetical order. The ids appear in URLs. */
export const noteApps = {
  '1password': {
    name: '1Password',
    notes: [
      {
        settings: ['algorithm'],
        behavior: 'only',
        given: { algorithm: ['SHA1', 'SHA256'] },
        sources: ['authelia-table'],
        rules: ['key-uri-algorithm-support'],
      },
      {
        settings: ['digits'],
        behavior: 'only',
        given: { digits: [6] },
        sources: ['authelia-table'],
        rules: ['key-uri-digits'],
        conflict: '1password',
      },
      {
        settings: ['digits', 'period'],
        behavior: 'takes',
        given: { digits: [1], period: [120] },
        sources: ['edent-2025'],
        rules: ['rfc4226-digits', 'key-uri-period'],
        conflict: '1password',
      },
    ],
  },
  '2fas': {
    name: '2FAS',
    notes: [
      {
        settings: ['digits', 'period'],
        behavior: 'only',
        given: { digits: [{ from: 5, to: 8 }], period: [10, 30, 60, 90] },
        sources: ['ernolf-2026'],
        rules: ['rfc4226-R4', 'rfc4226-E2', 'key-uri-period'],
      },
      {
        settings: ['type', 'algorithm'],
        type: 'hotp',
        behavior: 'only',
        given: { algorithm: ['SHA1'] },
        sources: ['ernolf-2026'],
      },
      {
        platform: 'iOS',
        settings: ['period'],
        behavior: 'refuses',
        given: { period: [45] },
        sources: ['twofas-90'],
        rules: ['key-uri-period'],
      },
    ],
  },
  aegis: {
    name: 'Aegis',
    notes: [
      allTwelve,
      {
        settings: ['digits'],
        behavior: 'only',
        given: { digits: [{ from: 1, to: 10 }] },
        sources: ['aegis-source'],
        rules: ['rfc4226-digits', 'rfc4226-E2'],
      },
      {
        settings: ['counter'],
        type: 'hotp',
        behavior: 'counter-required',
        sources: ['aegis-source'],
        rules: ['key-uri-counter-missing'],
      },
      {
        settings: ['secret'],
        behavior: 'secret-separators-dropped',
        sources: ['aegis-source'],
        rules: ['key-uri-secret-spaces'],
      },
      {
        settings: ['issuer'],
        behavior: 'issuer-label-wins',
        sources: ['aegis-source'],
        rules: ['key-uri-issuer-mismatch'],
      },
    ],
  },
  'authenticator-extension': {
    name: 'Authenticator extension',
    notes: [
      { settings: ['clock'], behavior: 'time-rounded', sources: ['extension-1089'] },
      {
        settings: ['algorithm'],
        behavior: 'reads-as',
        given: { algorithm: ['SHA256', 'SHA512'] },
        used: { algorithm: ['SHA1'] },
        sources: ['extension-source', 'extension-1294', 'extension-1442'],
        rules: ['key-uri-algorithm-support'],
      },
    ],
  },
  authy: {
    name: 'Authy',
    notes: [
      {
        settings: ['algorithm', 'period'],
        behavior: 'only',
        given: { algorithm: ['SHA1'], period: [30] },
        sources: ['labanskoller-2019', 'privacyidea-1156'],
        rules: ['key-uri-algorithm-support', 'key-uri-period'],
      },
      {
        platform: 'Android',
        settings: ['algorithm'],
        behavior: 'reads-as',
        given: { algorithm: ['SHA256'] },
        used: { algorithm: ['SHA1'] },
        sources: ['fmarier-2025'],
        rules: ['key-uri-algorithm-support'],
      },
      {
        settings: ['digits'],
        behavior: 'right',
        given: { digits: [8] },
        sources: ['labanskoller-2019'],
      },
      {
        settings: modes,
        behavior: 'wrong-in-some',
        given: twelve,
        sources: ['labanskoller-2023'],
        rules: modeRules,
      },
      { settings: ['clock'], behavior: 'time-from-server', sources: ['labanskoller-2019'] },
    ],
  },
  bitwarden: {
    name: 'Bitwarden',
    notes: [
      allTwelve,
      { settings: ['type'], behavior: 'type-ignored', sources: ['bitwarden-source'] },
      {
        settings: ['algorithm'],
        behavior: 'algorithm-unknown-is',
        used: { algorithm: ['SHA1'] },
        sources: ['bitwarden-source'],
        rules: ['key-uri-algorithm', 'key-uri-algorithm-case'],
      },
      {
        settings: ['issuer'],
        behavior: 'issuer-parameter-wins',
        sources: ['bitwarden-source'],
        rules: ['key-uri-issuer-mismatch'],
      },
    ],
  },
  'duo-mobile': {
    name: 'Duo Mobile',
    notes: [
      {
        settings: modes,
        behavior: 'only',
        given: usual,
        sources: ['labanskoller-2019'],
        rules: modeRules,
        conflict: 'duo-usual',
      },
      {
        settings: modes,
        behavior: 'wrong-in-some',
        given: twelve,
        sources: ['labanskoller-2023'],
        rules: modeRules,
      },
      {
        settings: modes,
        behavior: 'wrong-at-usual',
        sources: ['cloudstack-11776'],
        conflict: 'duo-usual',
      },
      {
        settings: ['clock'],
        behavior: 'code-kept',
        sources: ['clerk-2775', 'clerk-3389'],
      },
      {
        platform: 'Android',
        settings: ['algorithm'],
        behavior: 'reads-as',
        given: { algorithm: ['SHA256'] },
        used: { algorithm: ['SHA1'] },
        sources: ['fmarier-2025'],
        rules: ['key-uri-algorithm-support'],
      },
      {
        settings: ['digits'],
        behavior: 'refuses',
        given: { digits: [8] },
        sources: ['labanskoller-2019'],
        rules: ['key-uri-digits'],
      },
      {
        settings: ['period'],
        behavior: 'reads-as',
        given: { period: [60] },
        used: { period: [30] },
        sources: ['labanskoller-2019'],
        rules: ['key-uri-period'],
      },
    ],
  },
  ente: {
    name: 'Ente',
    notes: [
      {
        platform: 'Web',
        settings: ['digits', 'type'],
        type: 'hotp',
        behavior: 'ignores',
        used: { digits: [6] },
        sources: ['ente-source'],
      },
      {
        platform: 'Web',
        settings: ['issuer'],
        behavior: 'issuer-parameter-wins',
        sources: ['ente-source'],
        rules: ['key-uri-issuer-mismatch'],
      },
    ],
  },
  fortitoken: {
    name: 'FortiToken',
    notes: [
      {
        settings: modes,
        behavior: 'wrong-in-some',
        given: twelve,
        sources: ['labanskoller-2023'],
        rules: modeRules,
      },
    ],
  },
  freeotp: {
    name: 'FreeOTP',
    notes: [
      {
        settings: ['digits'],
        behavior: 'only',
        given: { digits: [{ from: 6, to: 9 }] },
        sources: ['freeotp-source'],
        rules: ['rfc4226-R4', 'rfc4226-E2'],
      },
      {
        settings: ['period'],
        behavior: 'only',
        given: { period: [{ from: 5 }] },
        sources: ['freeotp-source'],
      },
      {
        settings: ['secret'],
        behavior: 'secret-short-called-unsafe',
        bytes: 16,
        sources: ['freeotp-source'],
        rules: ['rfc4226-R6'],
      },
      {
        settings: ['issuer'],
        behavior: 'issuer-label-wins',
        sources: ['freeotp-source'],
        rules: ['key-uri-issuer-mismatch'],
      },
      {
        settings: ['account'],
        behavior: 'label-one-colon',
        sources: ['freeotp-source'],
        rules: ['key-uri-label-colons'],
      },
      {
        settings: ['issuer', 'digits'],
        behavior: 'steam-reversed',
        used: { digits: [5, 6] },
        sources: ['freeotp-source'],
        rules: ['steam-issuer'],
      },
      {
        settings: ['counter'],
        type: 'hotp',
        behavior: 'counter-missing-is-zero',
        sources: ['freeotp-source'],
        rules: ['key-uri-counter-missing'],
      },
    ],
  },
  'google-authenticator': {
    name: 'Google Authenticator',
    notes: [
      {
        platform: 'Android',
        settings: modes,
        behavior: 'ignores',
        used: usual,
        sources: ['labanskoller-2019'],
        rules: modeRules,
        conflict: 'google-android',
      },
      {
        platform: 'Android',
        settings: modes,
        behavior: 'wrong-in-some',
        given: twelve,
        sources: ['labanskoller-2023'],
        rules: modeRules,
        conflict: 'google-android',
      },
      {
        platform: 'Android',
        settings: ['digits'],
        behavior: 'right',
        given: { digits: [8] },
        sources: ['arubaotp-21'],
        conflict: 'google-android',
      },
      {
        platform: 'Android',
        settings: ['algorithm'],
        behavior: 'refuses',
        given: { algorithm: ['SHA256'] },
        sources: ['arubaotp-21'],
        rules: ['key-uri-algorithm-support'],
        conflict: 'google-android',
      },
      {
        platform: 'Android',
        settings: ['period'],
        behavior: 'ignores',
        used: { period: [30] },
        sources: ['arubaotp-21'],
        rules: ['key-uri-period'],
        conflict: 'google-period',
      },
      {
        platform: 'Android',
        settings: ['period'],
        behavior: 'right',
        given: { period: [60] },
        sources: ['arubaotp-21'],
        rules: ['key-uri-period'],
        conflict: 'google-period',
      },
      {
        platform: 'Android',
        settings: ['algorithm', 'digits'],
        behavior: 'right',
        given: { algorithm: ['SHA1', 'SHA256', 'SHA512'], digits: [6, 8] },
        sources: ['keycloak-27349'],
        conflict: 'google-android',
      },
      {
        platform: 'Android',
        settings: ['algorithm'],
        behavior: 'right',
        given: { algorithm: ['SHA256'] },
        sources: ['fmarier-2025'],
        conflict: 'google-android',
      },
      {
        platform: 'Android',
        settings: ['period'],
        behavior: 'only',
        given: { period: [30] },
        sources: ['keycloak-27349'],
        rules: ['key-uri-period'],
        conflict: 'google-period',
      },
      {
        platform: 'Android',
        settings: ['algorithm'],
        behavior: 'only-else-refuses',
        given: { algorithm: ['SHA1'] },
        sources: ['ernolf-2026'],
        rules: ['key-uri-algorithm-support'],
        conflict: 'google-android',
      },
      {
        settings: ['algorithm'],
        behavior: 'reads-as',
        given: { algorithm: ['sha256'] },
        used: { algorithm: ['SHA1'] },
        sources: ['privacyidea-3812', 'edumfa-234'],
        rules: ['key-uri-algorithm-case'],
        conflict: 'google-lowercase',
      },
      {
        settings: ['algorithm'],
        behavior: 'refuses',
        given: { algorithm: ['sha256'] },
        sources: ['pyotp-169'],
        rules: ['key-uri-algorithm-case'],
        conflict: 'google-lowercase',
      },
      { platform: 'iOS', ...allTwelve },
      {
        platform: 'iOS',
        settings: ['algorithm'],
        behavior: 'refuses',
        given: { algorithm: ['sha256'] },
        sources: ['privacyidea-2079'],
        rules: ['key-uri-algorithm-case'],
        conflict: 'google-lowercase',
      },
      {
        platform: 'iOS',
        settings: ['secret'],
        behavior: 'refuses',
        given: { secret: ['='] },
        sources: ['google-643', 'openam-334'],
        rules: ['key-uri-secret-padding'],
      },
    ],
  },
  'ios-passwords': {
    name: 'iOS Passwords',
    notes: [
      {
        platform: 'iOS',
        settings: ['digits', 'period'],
        behavior: 'reads-as',
        given: { digits: [1], period: [120] },
        used: { digits: [6], period: [30] },
        sources: ['edent-2025'],
        rules: ['rfc4226-digits', 'key-uri-period'],
      },
    ],
  },
  keepassxc: {
    name: 'KeePassXC',
    notes: [
      {
        settings: ['algorithm'],
        behavior: 'algorithm-unknown-is',
        used: { algorithm: ['SHA1'] },
        sources: ['keepassxc-source'],
        rules: ['key-uri-algorithm', 'key-uri-algorithm-case'],
      },
      {
        settings: ['digits'],
        behavior: 'clamps',
        given: { digits: [{ from: 1, to: 10 }] },
        sources: ['keepassxc-source'],
        rules: ['rfc4226-digits'],
      },
      {
        settings: ['period'],
        behavior: 'clamps',
        given: { period: [{ from: 1, to: 86_400 }] },
        sources: ['keepassxc-source'],
        rules: ['rfc6238-period', 'key-uri-period'],
        conflict: 'keepassxc-period',
      },
      {
        settings: ['period'],
        behavior: 'clamps',
        given: { period: [{ from: 1, to: 60 }] },
        sources: ['keepassxc-cli'],
        rules: ['rfc6238-period', 'key-uri-period'],
        conflict: 'keepassxc-period',
      },
      {
        settings: ['digits'],
        behavior: 'wrong-at',
        given: { digits: [10] },
        sources: ['keepassxc-cli'],
        rules: ['rfc4226-E2'],
      },
      {
        settings: ['secret'],
        behavior: 'secret-repaired',
        repairs: '0→O, 1→L, 8→B',
        sources: ['keepassxc-source'],
        rules: ['rfc4648-character'],
      },
    ],
  },
  lastpass: { name: 'LastPass', notes: [allTwelve] },
  'microsoft-authenticator': {
    name: 'Microsoft Authenticator',
    notes: [
      {
        settings: modes,
        behavior: 'ignores',
        used: usual,
        sources: ['labanskoller-2019', 'labanskoller-2023', 'fmarier-2025', 'keycloak-27351'],
        rules: modeRules,
      },
    ],
  },
  'okta-verify': {
    name: 'Okta Verify',
    notes: [
      {
        platform: 'Android',
        settings: modes,
        behavior: 'wrong-in-some',
        given: twelve,
        sources: ['labanskoller-2023'],
        rules: modeRules,
      },
      { platform: 'iOS', ...allTwelve, conflict: 'okta' },
      {
        settings: ['algorithm', 'digits'],
        behavior: 'only',
        given: { algorithm: ['SHA1'], digits: [6] },
        sources: ['authelia-7504'],
        rules: ['key-uri-algorithm-support', 'key-uri-digits'],
        conflict: 'okta',
      },
    ],
  },
  'proton-authenticator': {
    name: 'Proton Authenticator',
    notes: [
      {
        settings: ['digits'],
        behavior: 'only-else-refuses',
        given: { digits: [{ from: 1, to: 9 }] },
        sources: ['edent-2025', 'proton-source'],
        rules: ['rfc4226-digits', 'rfc4226-E2'],
      },
    ],
  },
  raivo: {
    name: 'Raivo',
    notes: [
      { ...allTwelve, conflict: 'raivo' },
      {
        settings: ['algorithm', 'digits'],
        behavior: 'only',
        given: { algorithm: ['SHA1', 'SHA256'], digits: [6] },
        sources: ['authelia-table'],
        rules: ['key-uri-algorithm-support', 'key-uri-digits'],
        conflict: 'raivo',
      },
    ],
  },
  salesforce: { name: 'Salesforce', notes: [allTwelve] },
  sophos: { name: 'Sophos', notes: [allTwelve] },
  stratum: {
    name: 'Stratum',
    notes: [
      {
        settings: ['issuer'],
        behavior: 'issuer-label-wins',
        sources: ['stratum-source'],
        rules: ['key-uri-issuer-mismatch'],
      },
      {
        settings: ['issuer', 'digits'],
        behavior: 'steam-by-issuer',
        used: { digits: [5] },
        sources: ['stratum-source'],
        rules: ['steam-issuer'],
      },
    ],
  },
  'symantec-vip': {
    name: 'Symantec VIP',
    notes: [{ settings: modes, behavior: 'refuses-honestly', sources: ['labanskoller-2023'] }],
  },
  'yubico-authenticator': {
    name: 'Yubico Authenticator',
    notes: [
      { ...allTwelve, conflict: 'yubico' },
      {
        settings: ['algorithm'],
        behavior: 'only',
        given: { algorithm: ['SHA1'] },
        sources: ['authelia-table'],
        rules: ['key-uri-algorithm-support'],
        conflict: 'yubico',
      },
      {
        settings: ['period'],
        behavior: 'takes',
        given: { period: [{ from: 1 }] },
        sources: ['yubico-app-source'],
        rules: ['key-uri-period'],
      },
      {
        settings: ['digits'],
        behavior: 'only',
        given: { digits: [{ from: 6, to: 8 }] },
        sources: ['yubico-source'],
        rules: ['rfc4226-R4', 'rfc4226-E2'],
      },
      {
        settings: ['secret'],
        behavior: 'secret-padded-to',
        bytes: 14,
        sources: ['yubico-source'],
        rules: ['rfc4226-R6'],
      },
      {
        settings: ['account'],
        behavior: 'name-length',
        bytes: 64,
        sources: ['yubico-source'],
      },
    ],
  },
} as const satisfies Record<string, NoteApp>;

export type NoteAppId = keyof typeof noteApps;
