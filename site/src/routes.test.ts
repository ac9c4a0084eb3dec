import { noteApps } from '@otp-lab/app-notes';
import { expect, it } from 'vitest';
import { appPages } from '../tests/contract/addresses.ts';
import { appsWithMovePage, appsWithNotePage } from './routes.ts';

it('keeps the page of every app that addresses may name', () => {
  expect([...appsWithNotePage]).toEqual(appPages.notes);
  expect([...appsWithMovePage]).toEqual(appPages.move);
});

it('gives each app with at least three notes a page, in the order of the notes', () => {
  const pages: readonly string[] = appPages.notes;
  const expected = Object.entries(noteApps).filter(
    ([app, { notes }]) => notes.length >= 3 || pages.includes(app),
  );
  expect(appsWithNotePage).toEqual(expected.map(([app]) => app));
});
