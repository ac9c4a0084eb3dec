import { expect, test } from 'vitest';
import { exportPayload, exportUri } from '@otp-lab/otp/testing';
import { addTexts, afterFiles, isIncomplete } from './additions.ts';
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

test('QR codes of one export are put together, each once', () => {
  const first = addTexts('', [part(0)]);
  expect(isIncomplete(first)).toBe(true);
  expect(addTexts(first, [part(0)])).toBe(first);
  const both = addTexts(first, [part(1)]);
  expect(both.split('\n')).toEqual([part(0), part(1)]);
  expect(isIncomplete(both)).toBe(false);
});

test('an export of many large QR codes stays incomplete until the last one', () => {
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

test('anything else replaces what was there', () => {
  expect(addTexts(plain, [part(0), part(1)]).split('\n')).toEqual([part(0), part(1)]);
  expect(addTexts([part(0), part(1)].join('\n'), [plain])).toBe(plain);
});

test('files are read beside the field, which keeps what stands in it', () => {
  const file = { name: 'a.json', text: '[]' };
  const problem = { kind: 'none', name: 'b.png' } as const;
  const typed = { text: plain };
  expect(afterFiles(typed, [{ qrTexts: [], problem }])).toEqual({
    text: plain,
    files: [],
    problem,
  });
  const both = afterFiles(typed, [
    { qrTexts: [], file },
    { qrTexts: [part(0)] },
    { qrTexts: [], problem },
  ]);
  expect(both.text).toBe(plain);
  expect(both.problem).toBe(problem);
  expect(textsOf(both)).toEqual(['[]', part(0)]);
  expect(textsOf(typed)).toEqual([plain]);
});

test('a picture without a code does not end an export that was begun', () => {
  const problem = { kind: 'none', name: 'b.png' } as const;
  const begun = { text: part(0) };
  expect(afterFiles(begun, [{ qrTexts: [], problem }])).toEqual({ text: part(0), problem });
  expect(afterFiles(begun, [{ qrTexts: [part(1)] }]).text).toBe(`${part(0)}\n${part(1)}`);
});
