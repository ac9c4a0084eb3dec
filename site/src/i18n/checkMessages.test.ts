import { describe, expect, it } from 'vitest';
import { checkMessages, compareMessages } from './checkMessages.ts';

const english = { apps: { title: 'Apps', count: '{count, plural, one {# app} other {# apps}}' } };

describe('compareMessages', () => {
  it.each([
    ['a missing message', { title: undefined }, 'apps.title is missing.'],
    [
      'a key that the default locale lacks',
      { heading: 'Apps' },
      'apps.heading is not in en-US.json.',
    ],
    [
      'other arguments',
      { count: '{number} Apps' },
      'apps.count has other arguments than in en-US.',
    ],
    ['broken syntax', { title: 'Apps {' }, 'apps.title isn’t a valid ICU message.'],
  ])('reports %s', (_, change, line) => {
    const entries = Object.entries({ ...english.apps, ...change });
    const apps = Object.fromEntries(
      entries.filter((entry): entry is [string, string] => entry[1] !== undefined),
    );
    expect(compareMessages(english, { apps })).toEqual([line]);
  });

  it('accepts other plural forms', () => {
    const apps = { ...english.apps, count: '{count, plural, other {앱 #개}}' };
    expect(compareMessages(english, { apps })).toEqual([]);
  });
});

it('finds no mistake in the messages of the site', () => {
  expect(checkMessages()).toEqual([]);
});
