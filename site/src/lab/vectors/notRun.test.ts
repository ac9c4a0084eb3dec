import { expect, test } from 'vitest';
import conformance from '@otp-lab/vectors/conformance.json' with { type: 'json' };
import english from '../../locales/en-US.json' with { type: 'json' };
import { notRunReasons } from './notRun.ts';

test('every reason of the report has words, and every word a reason', () => {
  const reasons = conformance.implementations.flatMap(({ notRun }) =>
    notRunReasons(notRun).map(([reason]) => reason),
  );
  expect([...new Set(reasons)].toSorted()).toEqual(
    Object.keys(english.labImplementations.reasons).toSorted(),
  );
});

test('no case is lost where several things are one reason', () => {
  const notRun = [
    { what: '8 digits', cases: 37 },
    { what: 'uris', cases: 163 },
    { what: '-6 digits', cases: 1 },
  ];
  expect(notRunReasons(notRun)).toEqual([
    ['uris', 163],
    ['digits', 38],
  ]);
  expect(() => notRunReasons([{ what: 'a full moon', cases: 1 }])).toThrow('a full moon');
});
