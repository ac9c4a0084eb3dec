import { expect, it } from 'vitest';
import { percent, replaceSection, table } from './report.ts';

it('aligns text left and numbers right', () => {
  expect(
    table(
      ['Fault', 'Tests'],
      [
        ['time rounded', 150],
        ['**All**', '1.5 %'],
      ],
    ),
  ).toBe(
    [
      '| Fault        | Tests |',
      '| ------------ | ----: |',
      '| time rounded |   150 |',
      '| **All**      | 1.5 % |',
    ].join('\n'),
  );
});

it('writes shares in percent, and a dash for none', () => {
  expect([percent(1, 3, 1), percent(1, 8, 2), percent(0, 0, 1)]).toEqual([
    '33.3 %',
    '12.50 %',
    '–',
  ]);
});

it('replaces only the named section', () => {
  const document =
    'a\n<!-- one -->\nold\n<!-- end of one -->\nb\n<!-- two -->\n<!-- end of two -->\n';
  expect(replaceSection(document, 'one', 'new')).toBe(
    'a\n<!-- one -->\n\nnew\n\n<!-- end of one -->\nb\n<!-- two -->\n<!-- end of two -->\n',
  );
  expect(() => replaceSection(document, 'three', 'new')).toThrow('<!-- three -->');
});
