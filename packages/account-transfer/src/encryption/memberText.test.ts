import { describe, expect, it } from 'vitest';
import { memberText } from './memberText.ts';

describe('the text of a member', () => {
  it.each([
    ['{"a":1,"b":2}', '1'],
    ['{"b":{"a":3},"a":[1,{"a":2}]}', '[1,{"a":2}]'],
    ['{ "a" : { "b" : 18446744073709551615 } }', '{ "b" : 18446744073709551615 }'],
    ['{"a":"}],{\\"a\\":1","b":0}', '"}],{\\"a\\":1"'],
    ['{"b":"\\\\","a":"x\\\\"}', '"x\\\\"'],
    ['{"a":1,"a":2}', '2'],
    ['{"\\u0061":true}', 'true'],
    ['{"b":"a","a":"a"}', '"a"'],
    ['{"a":[],"b":[]}', '[]'],
    ['{"b":1}', undefined],
    ['{"b":{"a":1}}', undefined],
    ['{}', undefined],
  ])('in %s is %s', (json, text) => {
    expect(memberText(json, 'a')).toBe(text);
  });

  it('may have millions of characters', () => {
    const picture = `"${'A'.repeat(10_000_000)}"`;
    const escapes = `"${String.raw`\"`.repeat(2_000_000)}"`;
    expect(memberText(`{"b":${escapes},"a":${picture}}`, 'a')).toHaveLength(picture.length);
  });
});
