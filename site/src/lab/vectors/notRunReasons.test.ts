import { expect, test } from 'vitest';
import conformance from '@otp-lab/vectors/conformance.json' with { type: 'json' };
import english from '../../locales/en-US.json' with { type: 'json' };
import { notRunReasons } from './notRunReasons.ts';

test('every reason in the report has a message, and there are no other messages', () => {
  const reasons = conformance.implementations.flatMap(({ notRun }) =>
    notRunReasons(notRun).map(([reason]) => reason),
  );
  expect([...new Set(reasons)].toSorted()).toEqual(
    Object.keys(english.labVectorsImplementations.reasons).toSorted(),
  );
});

test('adds up the cases of entries with the same reason', () => {
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
