import { expect, it, test } from 'vitest';
import { type FormatId, formatIds, formats, type TransferFormat } from '@otp-lab/account-transfer';
import { appsWithMovePage } from '../../routes.ts';
import { suggestedTarget, targetOf, targets } from './targets.ts';

const all = Object.values(targets);
const encryptionOf = (format: FormatId): TransferFormat['encryption'] => formats[format].encryption;

it('offers each format with and without a password, as far as the format has both', () => {
  for (const format of formatIds) {
    const offered = all.filter((target) => target.format === format);
    const expected = { never: [false], always: [true], optional: [false, true] };
    expect(offered.map(({ isEncrypted }) => isEncrypted)).toEqual(expected[encryptionOf(format)]);
  }
});

test('the page of each app has a target', () => {
  expect(appsWithMovePage.filter((app) => targetOf(app) === undefined)).toEqual([]);
});

it('suggests the app of the page, unless the file comes from it', () => {
  expect(suggestedTarget('ente', [{ app: '2FAS' }])).toBe('ente');
  expect(suggestedTarget('2fas', [{ app: '2FAS' }])).toBe('');
  expect(suggestedTarget(undefined, [])).toBe('');
});
