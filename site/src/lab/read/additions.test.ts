import { expect, test } from 'vitest';
import { exportPayload, exportUri } from '@otp-lab/otp/testing';
import { addTexts, addFiles, isIncomplete } from './additions.ts';
import { textsOf } from './reading.ts';

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
const longAccount = { ...account, name: 'x'.repeat(2000) };
const plain = 'otpauth://totp/Tester?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test('joins the QR codes of an export, each once', () => {
  const first = addTexts('', [part(0)]);
  expect(isIncomplete(first)).toBe(true);
  expect(addTexts(first, [part(0)])).toBe(first);
  const both = addTexts(first, [part(1)]);
  expect(both.split('\n')).toEqual([part(0), part(1)]);
  expect(isIncomplete(both)).toBe(false);
});

test('keeps an export of many large QR codes incomplete until the last one', () => {
  const codes = Array.from({ length: 12 }, (_, index) =>
    exportUri(exportPayload([longAccount], { size: 12, index, id: 9 })),
  );
  let text = '';
  for (const [index, code] of codes.entries()) {
    text = addTexts(text, [code]);
    expect(isIncomplete(text)).toBe(index < 11);
  }
  expect(text.split('\n')).toEqual(codes);
});

test('replaces the text with any other QR code', () => {
  expect(addTexts(plain, [part(0), part(1)]).split('\n')).toEqual([part(0), part(1)]);
  expect(addTexts([part(0), part(1)].join('\n'), [plain])).toBe(plain);
});

test('keeps the text of the field when files are read', () => {
  const file = { name: 'a.json', text: '[]' };
  const problem = { kind: 'none', name: 'b.png' } as const;
  const typed = { text: plain };
  expect(addFiles(typed, [{ qrTexts: [], problem }])).toEqual({
    text: plain,
    files: [],
    problem,
  });
  const both = addFiles(typed, [
    { qrTexts: [], file },
    { qrTexts: [part(0)] },
    { qrTexts: [], problem },
  ]);
  expect(both.text).toBe(plain);
  expect(both.problem).toBe(problem);
  expect(textsOf(both)).toEqual(['[]', part(0)]);
  expect(textsOf(typed)).toEqual([plain]);
});

test('keeps an incomplete export after a picture without a QR code', () => {
  const problem = { kind: 'none', name: 'b.png' } as const;
  const begun = { text: part(0) };
  expect(addFiles(begun, [{ qrTexts: [], problem }])).toEqual({ text: part(0), problem });
  expect(addFiles(begun, [{ qrTexts: [part(1)] }]).text).toBe(`${part(0)}\n${part(1)}`);
});
