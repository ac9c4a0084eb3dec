import type { RuleId } from '../read/rules.ts';
import { type AppNote, note } from './types.ts';

const modes = ['algorithm', 'digits', 'period'] as const;
const usual = 'SHA1, 6, 30';
const twelve = 'SHA1, SHA256, SHA512; 6, 8; 30, 60';
const modeRules = {
  rules: ['key-uri-algorithm-support', 'key-uri-digits', 'key-uri-period'],
} as const satisfies { rules: readonly RuleId[] };
const sha256AsSha1 = { given: 'SHA256', used: 'SHA1' } as const;
const googleAndroid = ['Google Authenticator', 'Android'] as const;
const googleIos = ['Google Authenticator', 'iOS'] as const;

function allRight(app: string): AppNote {
  return note(app, modes, 'right', { tested: twelve }, ['labanskoller-2023']);
}

/** What apps were seen to do by people who tried them. */
export const triedApps: readonly AppNote[] = [
  note(googleAndroid, modes, 'ignores', { used: usual }, ['labanskoller-2019'], {
    ...modeRules,
    conflict: 'google-android',
  }),
  note(googleAndroid, modes, 'wrong-in-some', {}, ['labanskoller-2023'], {
    ...modeRules,
    conflict: 'google-android',
  }),
  note(googleAndroid, ['digits'], 'right', { tested: '8' }, ['arubaotp-21'], {
    conflict: 'google-android',
  }),
  note(googleAndroid, ['algorithm'], 'refuses', { value: 'SHA256' }, ['arubaotp-21'], {
    rules: ['key-uri-algorithm-support'],
    conflict: 'google-android',
  }),
  note(googleAndroid, ['period'], 'ignores', { used: '30' }, ['arubaotp-21'], {
    rules: ['key-uri-period'],
  }),
  note(
    googleAndroid,
    ['algorithm', 'digits'],
    'right',
    { tested: 'SHA1, SHA256, SHA512; 6, 8' },
    ['keycloak-27349'],
    { conflict: 'google-android' },
  ),
  note(googleAndroid, ['algorithm'], 'right', { tested: 'SHA256' }, ['fmarier-2025'], {
    conflict: 'google-android',
  }),
  note(googleAndroid, ['period'], 'only', { supported: '30' }, ['keycloak-27349'], {
    rules: ['key-uri-period'],
  }),
  note(googleAndroid, ['algorithm'], 'only-else-refuses', { supported: 'SHA1' }, ['ernolf-2026'], {
    rules: ['key-uri-algorithm-support'],
    conflict: 'google-android',
  }),
  note(googleIos, modes, 'right', { tested: twelve }, ['labanskoller-2023']),
  note(googleIos, ['secret'], 'refuses', { value: '=' }, ['google-643'], {
    rules: ['key-uri-secret-padding'],
  }),
  note(
    'Microsoft Authenticator',
    modes,
    'ignores',
    { used: usual },
    ['labanskoller-2019', 'labanskoller-2023', 'fmarier-2025', 'keycloak-27351'],
    modeRules,
  ),
  note(
    'Authy',
    ['algorithm', 'period'],
    'only',
    { supported: 'SHA1, 30' },
    ['labanskoller-2019', 'privacyidea-1156'],
    { rules: ['key-uri-algorithm-support', 'key-uri-period'] },
  ),
  note(['Authy', 'Android'], ['algorithm'], 'reads-as', sha256AsSha1, ['fmarier-2025'], {
    rules: ['key-uri-algorithm-support'],
  }),
  note('Authy', ['digits'], 'right', { tested: '8' }, ['labanskoller-2019']),
  note('Authy', ['clock'], 'time-from-server', {}, ['labanskoller-2019']),
  note(
    'Duo Mobile',
    modes,
    'only',
    { supported: usual },
    ['labanskoller-2019', 'cloudstack-11776'],
    modeRules,
  ),
  note(['Duo Mobile', 'Android'], ['algorithm'], 'reads-as', sha256AsSha1, ['fmarier-2025'], {
    rules: ['key-uri-algorithm-support'],
  }),
  note('Duo Mobile', ['digits'], 'refuses', { value: '8' }, ['labanskoller-2019'], {
    rules: ['key-uri-digits'],
  }),
  note('Duo Mobile', ['period'], 'reads-as', { given: '60', used: '30' }, ['labanskoller-2019'], {
    rules: ['key-uri-period'],
  }),
  note('FortiToken', modes, 'wrong-in-some', {}, ['labanskoller-2023'], modeRules),
  note(['Okta Verify', 'Android'], modes, 'wrong-in-some', {}, ['labanskoller-2023'], modeRules),
  note('Symantec VIP', modes, 'refuses-honestly', {}, ['labanskoller-2023']),
  ...['Aegis', 'Bitwarden', 'LastPass', 'Salesforce', 'Sophos'].map(allRight),
  note(['Okta Verify', 'iOS'], modes, 'right', { tested: twelve }, ['labanskoller-2023']),
  note('Raivo', modes, 'right', { tested: twelve }, ['labanskoller-2023'], { conflict: 'raivo' }),
  note('Raivo', ['algorithm', 'digits'], 'refuses', { value: 'SHA512 + 8' }, ['authelia-table'], {
    conflict: 'raivo',
    rules: ['key-uri-algorithm-support'],
  }),
  note('Yubico Authenticator', modes, 'right', { tested: twelve }, ['labanskoller-2023'], {
    conflict: 'yubico',
  }),
  note(
    'Yubico Authenticator',
    ['algorithm'],
    'refuses',
    { value: 'SHA256, SHA512' },
    ['authelia-table'],
    { conflict: 'yubico', rules: ['key-uri-algorithm-support'] },
  ),
  note(
    'Yubico Authenticator',
    ['period', 'digits'],
    'only',
    { supported: '15, 30, 60; 6–8' },
    ['yubico-source'],
    { rules: ['key-uri-period', 'rfc4226-E2'] },
  ),
  note('Yubico Authenticator', ['secret'], 'secret-padded-to', { bytes: '14' }, ['yubico-source'], {
    rules: ['rfc4226-R6'],
  }),
  note('Yubico Authenticator', ['account'], 'name-length', { bytes: '64' }, ['yubico-source']),
  note('1Password', ['algorithm'], 'only', { supported: 'SHA1, SHA256' }, ['authelia-table'], {
    rules: ['key-uri-algorithm-support'],
  }),
  note('1Password', ['digits'], 'refuses', { value: '8' }, ['authelia-table'], {
    rules: ['key-uri-digits'],
    conflict: '1password',
  }),
  note('1Password', ['digits', 'period'], 'takes', { value: '1; 120' }, ['edent-2025'], {
    rules: ['rfc4226-digits', 'key-uri-period'],
    conflict: '1password',
  }),
  note(
    '2FAS',
    ['digits', 'period'],
    'only',
    { supported: '5–8; 10, 30, 60, 90' },
    ['ernolf-2026'],
    {
      rules: ['rfc4226-R4', 'rfc4226-E2', 'key-uri-period'],
    },
  ),
  note('2FAS', ['type', 'algorithm'], 'only', { supported: 'HOTP + SHA1' }, ['ernolf-2026']),
  note(['2FAS', 'iOS'], ['period'], 'refuses', { value: '45' }, ['twofas-90'], {
    rules: ['key-uri-period'],
  }),
  note(
    ['iOS Passwords', 'iOS'],
    ['digits', 'period'],
    'reads-as',
    { given: '1; 120', used: '6; 30' },
    ['edent-2025'],
    { rules: ['rfc4226-digits', 'key-uri-period'] },
  ),
  note(
    'Proton Authenticator',
    ['digits'],
    'only-else-refuses',
    { supported: '1–9' },
    ['edent-2025', 'proton-source'],
    { rules: ['rfc4226-digits', 'rfc4226-E2'] },
  ),
  note('Authenticator extension', ['clock'], 'time-rounded', {}, ['extension-1089']),
  note(
    'Authenticator extension',
    ['algorithm'],
    'reads-as',
    { given: 'sha256', used: 'SHA1' },
    ['extension-1442'],
    { rules: ['key-uri-algorithm-case'] },
  ),
];
