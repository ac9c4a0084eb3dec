import { defaultSettings } from '@otp-lab/otp';
import { noDetails } from '@otp-lab/otp/read';
import { describe, expect, it } from 'vitest';
import type { TransferAccount } from './account.ts';
import { mergeDuplicates } from './mergeDuplicates.ts';

const account: TransferAccount = {
  ...defaultSettings,
  type: 'totp',
  issuer: 'Example',
  account: 'alice',
  details: noDetails,
};
const icon = { mediaType: 'image/png', base64: 'AAAA' };

describe('mergeDuplicates', () => {
  it('takes both names from one account, and the details from all', () => {
    const one = {
      ...account,
      issuer: 'Other',
      account: '',
      details: { ...noDetails, note: 'a', groups: ['x'] },
    };
    const two = {
      ...account,
      details: { ...noDetails, note: 'b', groups: ['y', 'x'], isFavorite: true, icon },
    };
    expect(mergeDuplicates([one, two, two])).toEqual([
      {
        ...account,
        details: { ...noDetails, note: 'a\nb', groups: ['x', 'y'], isFavorite: true, icon },
      },
    ]);
  });

  it('takes the names of the first account that has both, or else of the first that has one', () => {
    const [bob, noNames] = [
      { ...account, account: 'bob' },
      { ...account, issuer: '', account: '' },
    ];
    expect(mergeDuplicates([noNames, bob, account])).toEqual([bob]);
    const onlyIssuer = { ...account, account: '' };
    expect(mergeDuplicates([noNames, onlyIssuer])).toEqual([onlyIssuer]);
  });

  it('compares secrets by their bytes', () => {
    const [one, two] = [
      { ...account, secret: 'MZ' },
      { ...account, secret: 'my======' },
    ];
    expect(mergeDuplicates([one, two])).toEqual([one]);
  });

  it('keeps the greater counter', () => {
    const hotp = { ...account, type: 'hotp', counter: 2n } as const;
    expect(mergeDuplicates([hotp, { ...hotp, counter: 9n }, { ...hotp, counter: 5n }])).toEqual([
      { ...hotp, counter: 9n },
    ]);
  });

  it.each<[string, Partial<TransferAccount>]>([
    ['type', { type: 'hotp' }],
    ['secret', { secret: 'GEZDGNBVGY3TQOJQ' }],
    ['algorithm', { algorithm: 'SHA256' }],
    ['digits', { digits: 8 }],
    ['period', { period: 60 }],
  ])('keeps accounts apart that differ in %s, and their order', (_, change) => {
    const other = { ...account, ...change };
    expect(mergeDuplicates([account, other, account])).toEqual([account, other]);
  });

  it('keeps accounts with different PINs apart, and adds one without a PIN to the first', () => {
    const withPin = (pin: string): TransferAccount => ({
      ...account,
      type: 'motp',
      secret: 'e3152afee62599c8',
      details: { ...noDetails, pin },
    });
    const all = [withPin('1'), withPin('2'), withPin('')];
    expect(mergeDuplicates(all)).toEqual([withPin('1'), withPin('2')]);
    expect(mergeDuplicates(all.toReversed())).toEqual([withPin('2'), withPin('1')]);
  });

  it('keeps 5000 accounts apart that differ only in their PIN', () => {
    const pins = Array.from({ length: 5000 }, (_, index) => ({
      ...account,
      details: { ...noDetails, pin: String(index + 1) },
    }));
    expect(mergeDuplicates(pins)).toHaveLength(5000);
  });
});
