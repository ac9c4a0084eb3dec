import { defaultSettings } from '@otp-lab/otp';
import { noDetails } from '@otp-lab/otp/read';
import { expect, it } from 'vitest';
import type { TransferAccount } from './account.ts';
import { adaptAccount, adaptAccounts } from './adaptAccount.ts';
import { type FormatId, formats } from './formats.ts';

const account: TransferAccount = {
  ...defaultSettings,
  type: 'totp',
  issuer: 'Example',
  account: 'alice',
  details: noDetails,
};

function lossesOf(id: FormatId, changes: Partial<TransferAccount>) {
  return adaptAccount({ ...account, ...changes }, formats[id].capabilities).losses.map(
    ({ field, kind, from, to }) => [field, kind, from, to].join(' '),
  );
}

it.each([
  ['cxf', { type: 'hotp' }, 'type left-out hotp '],
  ['cxf', { period: 300 }, 'period left-out 300 '],
  ['twofas', { digits: 4 }, 'digits left-out 4 '],
  ['twofas', { period: 45 }, 'period left-out 45 '],
  ['bitwarden', { digits: 10 }, 'digits left-out 10 '],
  ['proton', { type: 'steam', issuer: 'Valve' }, 'issuer changed Valve Steam'],
  ['google', { period: 60 }, 'period left-out 60 '],
  ['google', { issuer: '', account: 'a:b' }, 'issuer changed  a,account changed a:b b'],
  ['stratum', { type: 'hotp', digits: 9 }, 'digits left-out 9 '],
  ['stratum', { issuer: '' }, 'issuer changed  alice,account dropped alice '],
  ['ente', { issuer: 'steam' }, 'issuer left-out steam '],
  ['ente', { issuer: 'My period=30 Bank' }, 'issuer changed My period=30 Bank My'],
  ['aegis', { type: 'hotp', counter: 2n ** 60n }, 'counter left-out 1152921504606846976 '],
  ['aegis', { type: 'motp', secret: 'text' }, 'secret left-out text '],
  ['uris', { secret: '' }, 'secret left-out  '],
  ['uris', { issuer: ' Example' }, 'issuer changed  Example Example'],
] as const)('reports what %s does to %o', (id, changes, losses) => {
  expect(lossesOf(id, changes).join(',')).toBe(losses);
});

it('reports details that a format lacks', () => {
  const details = {
    pin: '1234',
    note: 'two\nlines',
    groups: ['Home', 'Work'],
    isFavorite: true,
    icon: { mediaType: 'image/png', base64: 'iVBORw0KGgo=' },
  };
  expect(lossesOf('bitwarden', { details })).toEqual([
    'pin dropped 1234 ',
    'groups changed Home, Work Home',
    'icon dropped image/png ',
  ]);
  expect(lossesOf('aegis', { details, type: 'motp', secret: '00ff' })).toEqual([]);
});

it('tells groups apart that look the same in a list', () => {
  const details = { ...noDetails, groups: ['a, b', 'a, b'] };
  expect(lossesOf('aegis', { details })).toEqual(['groups changed a, b, a, b a, b']);
});

it('keeps one of several accounts with the same secret if the app does', () => {
  const issuersIn = (id: FormatId) =>
    adaptAccounts([account, { ...account, issuer: 'Other' }], formats[id].capabilities).map(
      (adaptedAccount) => adaptedAccount.account?.issuer,
    );
  expect(issuersIn('aegis')).toEqual(['Example', 'Other']);
  expect(issuersIn('stratum')).toEqual(['Example', undefined]);
});
