import { expect, test } from 'vitest';
import { readMoment } from './moment.ts';

test.each([
  ['0', 0],
  ['1111111109', 1111111109],
  [' 20000000000 ', 20000000000],
  ['2005-03-18T01:58:29Z', 1111111109],
  ['2005-03-18 01:58:29', 1111111109],
  ['2005-03-18t10:58:29+09:00', 1111111109],
  ['1970-01-02', 86400],
])('%s is %d seconds', (text, seconds) => {
  expect(readMoment(text)).toEqual({ ok: true, seconds });
});

test.each(['', 'now', '-1', '1.5', '2026-13-01', '2026-02-30T25:00', '1969-12-31', '1e5'])(
  '%s is no moment',
  (text) => {
    expect(readMoment(text)).toEqual({ ok: false });
  },
);
