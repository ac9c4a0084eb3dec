import { expect, it, test } from 'vitest';
import { appNotes, conflictsOf, notesAbout, notesForRule } from './appNotes.ts';
import { noteBehaviors, noteSettings } from './types.ts';

it('gives values only for the settings that a note is about', () => {
  for (const note of appNotes) {
    const mentioned = ['given', 'used'].flatMap((field) =>
      Object.keys(Reflect.get(note, field) ?? {}),
    );
    for (const setting of mentioned) expect(note.settings).toContain(setting);
  }
});

it('uses every behavior', () => {
  const behaviors = new Set(appNotes.map(({ behavior }) => behavior));
  expect([...behaviors].toSorted()).toEqual(Object.keys(noteBehaviors).toSorted());
});

test('the data has notes about every setting', () => {
  expect(noteSettings.filter((setting) => notesAbout(setting).length === 0)).toEqual([]);
});

it('finds the notes that belong to a rule', () => {
  const rule = 'key-uri-issuer-mismatch';
  const found = notesForRule(rule);
  expect(found.map(({ app }) => app)).toEqual(expect.arrayContaining(['aegis', 'freeotp']));
  for (const note of appNotes)
    expect(found.includes(note)).toBe(note.rules?.includes(rule) ?? false);
});

it('shares each conflict between at least two notes of one app', () => {
  const contested = appNotes.filter(({ conflict }) => conflict !== undefined);
  expect(contested.length).toBeGreaterThan(6);
  for (const note of contested) {
    const others = conflictsOf(note);
    expect(others.length).toBeGreaterThan(0);
    expect(others.every(({ app }) => app === note.app)).toBe(true);
    expect(others.every((other) => conflictsOf(other).includes(note))).toBe(true);
  }
});
