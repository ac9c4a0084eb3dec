import { expect, it } from 'vitest';
import { standardOf } from './standardOf.ts';

it.each([
  ['clock', 'clock-milliseconds', 'RFC 6238, section 4.2'],
  ['counter', 'counter-32-bit', 'RFC 4226, section 5.1'],
  ['code', 'code-zeros-lost', 'RFC 4226, section 5.3'],
  ['hash', 'hash-plain', 'RFC 2104, section 2'],
  ['key', 'key-base64', 'RFC 4648, section 6'],
  ['key', 'key-block', 'RFC 2104, section 2'],
] as const)('names the section of the standard on %s: %s', (family, kind, section) => {
  const standard = standardOf({ family, kind });
  expect(`RFC ${standard?.rfc}, section ${standard?.section}`).toBe(section);
});

it('names no section for a fault that no standard covers', () => {
  expect(standardOf({ family: 'key', kind: 'key-text' })).toBeUndefined();
  expect(standardOf({ family: 'alphabet', kind: 'alphabet-steam' })).toBeUndefined();
});
