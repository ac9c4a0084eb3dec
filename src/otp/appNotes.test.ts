import { expect, it } from 'vitest';
import { appNotes, conflictsOf, notesAbout, notesForRule } from './appNotes.ts';
import { noteSourceOf, noteSources } from './notes/sources.ts';
import { noteBehaviours, noteSettings } from './notes/types.ts';

it('carries exactly the values that the behaviour names', () => {
  for (const { behaviour, values } of appNotes)
    expect(new Set(Object.keys(values))).toEqual(new Set(noteBehaviours[behaviour]));
});

it('uses every behaviour and every source, and dates nearly all', () => {
  const behaviours = new Set(appNotes.map(({ behaviour }) => behaviour));
  const sources = new Set(appNotes.flatMap((one) => one.sources));
  expect([...behaviours].toSorted()).toEqual(Object.keys(noteBehaviours).toSorted());
  expect([...sources].toSorted()).toEqual(Object.keys(noteSources).toSorted());
  const undated = [...sources].filter((source) => noteSourceOf(source).year === undefined);
  expect(undated).toEqual(['extension-1089']);
});

it('has notes about every setting', () => {
  expect(noteSettings.filter((setting) => notesAbout(setting).length === 0)).toEqual([]);
});

it('finds the notes of a rule', () => {
  const apps = notesForRule('key-uri-issuer-mismatch').map(({ app }) => app);
  expect(apps).toEqual(['Aegis', 'Bitwarden', 'Ente', 'FreeOTP', 'Stratum']);
});

it('shows contradictions from both sides, within one app', () => {
  const contested = appNotes.filter(({ conflict }) => conflict !== undefined);
  expect(contested.length).toBeGreaterThan(6);
  for (const one of contested) {
    const others = conflictsOf(one);
    expect(others.length).toBeGreaterThan(0);
    expect(others.every(({ app }) => app === one.app)).toBe(true);
    expect(others.every((other) => conflictsOf(other).includes(one))).toBe(true);
  }
});
