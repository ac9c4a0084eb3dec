import { describe, expect, test } from 'vitest';
import { eula } from './eula.ts';
import { helpAuthPlugin } from './helpAuthPlugin.ts';
import { privacy } from './privacy.ts';
import { locales } from '../../src/i18n/locales.ts';
import { flattenMessages, readMessages } from '../../src/i18n/readMessages.ts';
import { headingsOf, readSource, sentencesOf } from './text.ts';

const languages = ['en-US', 'ko-KR'] as const;
const statements = { privacy, eula, 'help-authplugin': helpAuthPlugin };
const names = ['privacy', 'eula', 'help-authplugin', 'help-authlogin'] as const;
const figures = ['enroll', 'login', 'help', 'emergency', 'update', 'version'];

function read(language: string, name: string): string {
  return readSource(`content/${language}/${name}.md`);
}

function anchorsOf(text: string) {
  return headingsOf(text).map(({ depth, anchor }) => ({ depth, anchor }));
}

function targetsOf(text: string): string[] {
  return [...text.matchAll(/\]\((.*?)\)/g)].map((match) => match[1] ?? '');
}

describe.each(Object.entries(statements))('%s', (name, list) => {
  describe.each(languages)('%s', (language) => {
    const text = read(language, name);

    test.each(list)('$fact', (statement) => {
      const sentences = sentencesOf(text, statement.section);
      expect(sentences).toContainEqual(expect.stringMatching(statement[language]));
    });
  });
});

describe.each(names)('%s', (name) => {
  const english = read('en-US', name);
  const korean = read('ko-KR', name);

  test('has the same heading levels and unique anchors in both languages', () => {
    const anchors = anchorsOf(english);
    expect(anchorsOf(korean)).toEqual(anchors);
    expect(new Set(anchors.map(({ anchor }) => anchor)).size).toBe(anchors.length);
    expect(anchors).not.toContainEqual(expect.objectContaining({ anchor: undefined }));
  });

  test('has the same links and figures in both languages', () => {
    const own = targetsOf(korean).map((target) => target.replace(/^\/ko-KR\//, '/'));
    expect(own.toSorted()).toEqual(targetsOf(english).toSorted());
    expect(targetsOf(english).filter((target) => target.startsWith('/ko-KR/'))).toEqual([]);
    expect(targetsOf(korean).filter((target) => /^\/(?!ko-KR\/)/.test(target))).toEqual([]);
  });

  test.each(languages)(
    'has a table of contents, and links only to existing sections (%s)',
    (language) => {
      const text = read(language, name);
      const anchors = headingsOf(text).map(({ anchor }) => `#${anchor}`);
      expect(text).toMatch(/^\[contents\]$/m);
      for (const target of targetsOf(text).filter((target) => target.startsWith('#')))
        expect(anchors).toContain(target);
    },
  );

  test.each(languages)('uses only known placeholders for settings (%s)', (language) => {
    const used = [...read(language, name).matchAll(/%(\w+)%/g)].map((match) => match[1]);
    expect(['brand', 'business', 'company', 'documentation', 'email', 'site']).toEqual(
      expect.arrayContaining(used),
    );
  });

  // CommonMark would render the asterisks of `**등록(Enroll)**과` as text.
  test('has no Korean particle after bold text that ends with punctuation', () => {
    expect(korean).not.toMatch(/[^\p{L}\p{N}\s]\*\*\p{L}/u);
  });
});

test('the help of the Mac login app has its seven sections in order', () => {
  expect(headingsOf(read('en-US', 'help-authplugin')).map(({ title }) => title)).toEqual([
    'Enrollment',
    'Login',
    'Online Help',
    'Emergency',
    'Check Updates',
    'Version',
    'Official website',
  ]);
});

test('each section but the last of the help of the Mac login app has its figure', () => {
  const used = targetsOf(read('en-US', 'help-authplugin')).filter((target) =>
    target.includes('figure:'),
  );
  expect(used).toEqual(figures.map((figure) => `figure:${figure}`));
});

describe.each(locales)('the help of the Mac login app (%s)', (locale) => {
  const text = read(locale, 'help-authplugin');
  const messages = flattenMessages(readMessages(locale));

  test.each(['enroll', 'cancel', 'login', 'emergency', 'onlineHelp', 'checkUpdates'])(
    'labels the button %s like its figure',
    (name) => {
      expect(text).toContain(`**${messages.get(`figures.${name}`)}**`);
    },
  );
});
