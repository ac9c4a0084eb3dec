import { expect, test } from 'vitest';
import { exportPayload, exportUri } from '../../../otp/testing/export.ts';
import { addTexts, isIncomplete } from './reading.ts';

const account = {
  secret: new Uint8Array(20).fill(7),
  name: 'Tester',
  issuer: 'Example',
  algorithm: 1,
  digits: 1,
  type: 2,
  counter: 0n,
};
const part = (index: number) => exportUri(exportPayload([account], { size: 2, index, id: 9 }));
const plain = 'otpauth://totp/Tester?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test('QR codes of one export are put together, each once', () => {
  const first = addTexts('', [part(0)]);
  expect(isIncomplete(first)).toBe(true);
  expect(addTexts(first, [part(0)])).toBe(first);
  const both = addTexts(first, [part(1)]);
  expect(both.split('\n')).toEqual([part(0), part(1)]);
  expect(isIncomplete(both)).toBe(false);
});

test('anything else replaces what was there', () => {
  expect(addTexts(plain, [part(0), part(1)]).split('\n')).toEqual([part(0), part(1)]);
  expect(addTexts([part(0), part(1)].join('\n'), [plain])).toBe(plain);
});
