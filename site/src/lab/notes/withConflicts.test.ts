import { expect, test } from 'vitest';
import { notesForRule } from '@otp-lab/app-notes';
import { withConflicts } from './withConflicts.ts';

test('adds contradictions about the same setting only', () => {
  const notes = notesForRule('key-uri-digits');
  const added = withConflicts(notes).filter((note) => !notes.includes(note));
  expect(added.length).toBeGreaterThan(0);
  expect(added.filter(({ settings }) => !settings.includes('digits'))).toEqual([]);
});
