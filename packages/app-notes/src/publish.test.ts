import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it, test } from 'vitest';
import reports from '../../../tests/programs/reportCards.json' with { type: 'json' };
import { readReport } from '@otp-lab/otp/app-test';
import { noteColumns } from './columns.ts';
import { noteApps } from './noteApps.ts';
import { appMenus } from './appMenus.ts';
import { type NoteSource, noteSources } from './sources.ts';
import { notesSchema, publishedNotes, writeJson } from './publish.ts';
import { reportEntry, reportOutcome } from './reportNotes.ts';

const folder = new URL('../data/', import.meta.url);
const published = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const validate = new Ajv2020({
  strict: false,
  formats: { date: /^\d{4}-\d\d-\d\d$/, uri: true },
}).compile(notesSchema());

function schemaErrors(value: unknown): string {
  return validate(value) ? '' : JSON.stringify(validate.errors);
}

test('the published files are those that `npm run notes` writes', () => {
  expect(published('otp-app-notes.json')).toBe(writeJson(publishedNotes()));
  expect(published('otp-app-notes.schema.json')).toBe(writeJson(notesSchema()));
});

test('the published data matches its schema', () => {
  expect(schemaErrors(publishedNotes())).toBe('');
});

it('rejects invalid notes by the schema', () => {
  const withNote = (note: object) => ({
    sources: {},
    apps: { app: { name: 'App', notes: [{ settings: ['digits'], sources: ['one'], ...note }] } },
  });
  expect(schemaErrors(withNote({ behavior: 'refuses', given: { digits: [8] } }))).toBe('');
  for (const note of [
    {},
    { behavior: 'explodes' },
    { behavior: 'refuses' },
    { behavior: 'refuses', given: {} },
    { behavior: 'refuses', given: { digits: ['8'] } },
    { behavior: 'refuses', given: { digits: [8] }, used: { digits: [6] } },
    { behavior: 'time-rounded', settings: ['weather'] },
    { behavior: 'time-rounded', sources: [] },
  ])
    expect(`${JSON.stringify(note)}: ${schemaErrors(withNote(note))}`).not.toMatch(/: $/);
});

it('uses every source and lists apps in alphabetical order', () => {
  const notes = Object.values(noteApps).flatMap(
    (app): readonly { sources: readonly string[] }[] => [...app.notes],
  );
  const menus = Object.values(appMenus).flatMap((paths) => paths.map(({ source }) => source));
  const used = new Set([...notes.flatMap(({ sources }) => sources), ...menus]);
  expect([...used].toSorted()).toEqual(Object.keys(noteSources).toSorted());
  const ids = Object.keys(noteApps);
  expect(ids).toEqual(ids.toSorted());
});

it('links to pages, not to the front page of a site or repository', () => {
  const frontPages = Object.values(noteSources).filter(
    ({ address }: NoteSource) =>
      address !== undefined && /^https:\/\/([^/]+\/?|github\.com\/[^/]+\/[^/]+\/?)$/.test(address),
  );
  expect(frontPages).toEqual([]);
});

it('names a platform and a day for each menu path, and rejects others by the schema', () => {
  const withMenu = (menu: object) => ({
    sources: {},
    apps: { app: { name: 'App', notes: [], menus: [menu] } },
  });
  const menu = {
    purpose: 'scan',
    path: [{ icon: 'add' }, 'Scan'],
    source: 'one',
    seen: '2026-11-24',
  };
  expect(schemaErrors(withMenu(menu))).toBe('');
  for (const change of [
    { purpose: 'sing' },
    { path: [] },
    { path: [{ icon: 'heart' }] },
    { seen: 'yesterday' },
    { platform: 'Palm' },
    { file: 'round' },
    { source: undefined },
  ])
    expect(schemaErrors(JSON.parse(JSON.stringify(withMenu({ ...menu, ...change }))))).not.toBe('');
});

function reportOf(name: string) {
  const found = reports.find(({ app }) => app.name === name);
  const read = readReport(JSON.stringify(found));
  if (!read.ok) throw new Error(`no report card of ${name}`);
  return read.report;
}

function outcomesOf(name: string): Record<string, string> {
  const report = reportOf(name);
  return Object.fromEntries(
    noteColumns.map((column) => [column.value, reportOutcome(report, column)]),
  );
}

it('converts a report card to outcomes by table column', () => {
  expect(outcomesOf('oathtool')).toEqual({
    hotp: 'right',
    SHA256: 'right',
    SHA512: 'right',
    7: 'right',
    8: 'right',
    10: 'unknown',
    15: 'unknown',
    60: 'right',
  });
  expect(outcomesOf('KeePassXC')).toMatchObject({ hotp: 'ignored', SHA256: 'right' });
});

it('converts every report card to an entry that matches the schema, with its day', () => {
  for (const { app } of reports) {
    const report = reportOf(app.name);
    const entry: unknown = JSON.parse(reportEntry(report));
    expect(`${app.name} ${schemaErrors(entry)}`).toBe(`${app.name} `);
    const { sources } = entry as { sources: Record<string, { day: string; year: number }> };
    expect(Object.values(sources)).toEqual([
      expect.objectContaining({ day: report.date, year: Number(report.date.slice(0, 4)) }),
    ]);
  }
});

it('writes what the app did into the entry', () => {
  const report = reportOf('KeePassXC');
  const change = (capability: string, changed: object) => ({
    ...report,
    rows: report.rows.map((row) => (row.capability === capability ? { ...row, ...changed } : row)),
  });
  const notesOf = (text: string): unknown =>
    (JSON.parse(text) as { apps: { keepassxc: { notes: unknown } } }).apps.keepassxc.notes;
  const sources = ['keepassxc-test-2027-01-15'];
  expect(notesOf(reportEntry(report))).toEqual([
    {
      settings: ['algorithm'],
      behavior: 'right',
      given: { algorithm: ['SHA256', 'SHA512'] },
      sources,
    },
    { settings: ['digits'], behavior: 'right', given: { digits: [7, 8] }, sources },
    { settings: ['period'], behavior: 'right', given: { period: [60] }, sources },
    { settings: ['type'], behavior: 'type-ignored', sources },
  ]);
  const ignored = change('digits-8', { verdict: 'misleading', finding: 'algorithm:SHA1,digits:6' });
  expect(notesOf(reportEntry(ignored))).toContainEqual({
    settings: ['digits'],
    behavior: 'reads-as',
    given: { digits: [8] },
    used: { digits: [6] },
    sources,
  });
  const wrong = change('sha512', { verdict: 'misleading', finding: 'truncation:byte19' });
  expect(notesOf(reportEntry(wrong))).toContainEqual({
    settings: ['algorithm'],
    behavior: 'wrong-at',
    given: { algorithm: ['SHA512'] },
    sources,
  });
  const label = change('issuer-mismatch', { verdict: 'right', names: 'label' });
  expect(notesOf(reportEntry(label))).toContainEqual({
    settings: ['issuer'],
    behavior: 'issuer-label-wins',
    sources,
  });
});
