import { noteApps } from '@otp-lab/app-notes';
import { expect, it } from 'vitest';
import { appPages, screenOfName } from '../tests/contract/addresses.ts';
import { appsWithMovePage, appsWithNotePage, parseSegments, screenOf } from './routes.ts';

it.each(Object.entries(screenOfName))(
  'keeps the value of data-screen on the page %s',
  (name, screen) => {
    expect(screenOf(parseSegments([name]).id)).toBe(screen);
  },
);

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
