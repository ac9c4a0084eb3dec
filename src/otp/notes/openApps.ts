import { type AppNote, note } from './types.ts';

const mismatch = { rules: ['key-uri-issuer-mismatch'] } as const;

function unknownIsSha1(app: string, source: 'keepassxc-source' | 'bitwarden-source'): AppNote {
  return note(app, ['algorithm'], 'algorithm-unknown-is', { used: 'SHA1' }, [source], {
    rules: ['key-uri-algorithm', 'key-uri-algorithm-case'],
  });
}

/** What apps do by their source code, or in the tests of this site. */
export const openApps: readonly AppNote[] = [
  note('FreeOTP', ['digits'], 'only', { supported: '6–9' }, ['freeotp-source'], {
    rules: ['rfc4226-R4', 'rfc4226-E2'],
  }),
  note('FreeOTP', ['period'], 'only', { supported: '≥ 5' }, ['freeotp-source']),
  note('FreeOTP', ['secret'], 'secret-short-called-unsafe', { bytes: '16' }, ['freeotp-source'], {
    rules: ['rfc4226-R6'],
  }),
  note('FreeOTP', ['issuer'], 'issuer-label-wins', {}, ['freeotp-source'], mismatch),
  note('FreeOTP', ['account'], 'label-one-colon', {}, ['freeotp-source'], {
    rules: ['key-uri-label-colons'],
  }),
  note('FreeOTP', ['counter'], 'counter-missing-is-zero', {}, ['freeotp-source'], {
    rules: ['key-uri-counter-missing'],
  }),
  note('Aegis', ['digits'], 'only', { supported: '1–10' }, ['aegis-source'], {
    rules: ['rfc4226-digits', 'rfc4226-E2'],
  }),
  note('Aegis', ['counter'], 'counter-required', {}, ['aegis-source'], {
    rules: ['key-uri-counter-missing'],
  }),
  note('Aegis', ['secret'], 'secret-separators-dropped', {}, ['aegis-source'], {
    rules: ['key-uri-secret-spaces'],
  }),
  note('Aegis', ['issuer'], 'issuer-label-wins', {}, ['aegis-source'], mismatch),
  note('Stratum', ['issuer'], 'issuer-label-wins', {}, ['stratum-source'], mismatch),
  unknownIsSha1('KeePassXC', 'keepassxc-source'),
  note('KeePassXC', ['digits'], 'clamps', { range: '1–10' }, ['keepassxc-source'], {
    rules: ['rfc4226-digits'],
  }),
  note('KeePassXC', ['period'], 'clamps', { range: '1–86400' }, ['keepassxc-source'], {
    rules: ['rfc6238-period', 'key-uri-period'],
    conflict: 'keepassxc-period',
  }),
  note('KeePassXC', ['period'], 'clamps', { range: '1–60' }, ['keepassxc-cli'], {
    rules: ['rfc6238-period', 'key-uri-period'],
    conflict: 'keepassxc-period',
  }),
  note('KeePassXC', ['digits'], 'wrong-at-digits', { digits: '10' }, ['keepassxc-cli'], {
    rules: ['rfc4226-E2'],
  }),
  note(
    'KeePassXC',
    ['secret'],
    'secret-repaired',
    { repairs: '0→O, 1→L, 8→B' },
    ['keepassxc-source'],
    { rules: ['rfc4648-character'] },
  ),
  note('Bitwarden', ['type'], 'type-ignored', {}, ['bitwarden-source']),
  unknownIsSha1('Bitwarden', 'bitwarden-source'),
  note('Bitwarden', ['issuer'], 'issuer-parameter-wins', {}, ['bitwarden-source'], mismatch),
  note(['Ente', 'Web'], ['digits', 'type'], 'reads-as', { given: 'HOTP', used: '6' }, [
    'ente-source',
  ]),
  note(['Ente', 'Web'], ['issuer'], 'issuer-parameter-wins', {}, ['ente-source'], mismatch),
];
