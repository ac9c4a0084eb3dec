import { expect, test } from 'vitest';
import { headingsOf, readProjectFile } from '../../tests/content/text.ts';
import { screenOfName, sectionsOfName } from '../../tests/contract/addresses.ts';
import { screenOf } from './address.ts';
import { screenIds, screens } from './screens.ts';

test.each(Object.entries(screenOfName))(
  '%s is still the screen %s, in any case',
  (name, screen) => {
    for (const spelling of [name, name.toLowerCase(), name.toUpperCase()])
      expect(screenOf(spelling)).toBe(screen);
  },
);

test('every name of every screen is in the contract', () => {
  const names = screenIds.filter((id) => id !== 'notFound').flatMap((id) => screens[id].names);
  expect(Object.keys(screenOfName).toSorted()).toEqual(names.toSorted());
});

test.each(Object.entries(sectionsOfName))(
  'the sections of %s stand in both languages',
  (name, sections) => {
    for (const language of ['en-US', 'ko-KR']) {
      const anchors = headingsOf(readProjectFile(`content/${language}/${name}.md`)).map(
        ({ anchor }) => anchor,
      );
      expect(anchors).toEqual(expect.arrayContaining([...sections]));
    }
  },
);
