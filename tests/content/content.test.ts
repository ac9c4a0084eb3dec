import { describe, expect, test } from 'vitest';
import { eula } from './eula.ts';
import { helpAuthPlugin } from './helpAuthPlugin.ts';
import { privacy } from './privacy.ts';
import { headingsOf, readProjectFile, sentencesOf } from './text.ts';

const languages = ['en-US', 'ko-KR'] as const;
const statements = { privacy, eula, 'help-authplugin': helpAuthPlugin };
const names = ['privacy', 'eula', 'help-authplugin', 'help-authlogin'] as const;
const figures = ['enroll', 'login', 'help', 'emergency', 'update', 'version'];

function read(language: string, name: string): string {
  return readProjectFile(`content/${language}/${name}.md`);
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

    test.each(list)('$says', (statement) => {
      const sentences = sentencesOf(text, statement.section);
      expect(sentences).toContainEqual(expect.stringMatching(statement[language]));
    });
  });
});

describe.each(names)('%s', (name) => {
  const english = read('en-US', name);
  const korean = read('ko-KR', name);

  test('the same headings and anchors in both languages', () => {
    const anchors = anchorsOf(english);
    expect(anchorsOf(korean)).toEqual(anchors);
    expect(new Set(anchors.map(({ anchor }) => anchor)).size).toBe(anchors.length);
    expect(anchors).not.toContainEqual(expect.objectContaining({ anchor: undefined }));
  });

  test('the same links and figures in both languages', () => {
    const own = targetsOf(korean).map((target) => target.replace(/^\/ko-KR\//, '/'));
    expect(own.toSorted()).toEqual(targetsOf(english).toSorted());
    expect(targetsOf(english).filter((target) => target.startsWith('/ko-KR/'))).toEqual([]);
    expect(targetsOf(korean).filter((target) => /^\/(?!ko-KR\/)/.test(target))).toEqual([]);
  });

  test.each(languages)('%s: a list of contents, links to sections that exist', (language) => {
    const text = read(language, name);
    const anchors = headingsOf(text).map(({ anchor }) => `#${anchor}`);
    expect(text).toMatch(/^\[contents\]$/m);
    for (const target of targetsOf(text).filter((target) => target.startsWith('#')))
      expect(anchors).toContain(target);
  });

  test.each(languages)('%s: the vendor stands in settings only', (language) => {
    const used = [...read(language, name).matchAll(/%(\w+)%/g)].map((match) => match[1]);
    expect(['brand', 'business', 'company', 'email', 'site']).toEqual(expect.arrayContaining(used));
  });

  // CommonMark leaves the asterisks standing between punctuation and a particle: **등록(Enroll)**과.
  test('no particle follows punctuation in bold', () => {
    expect(korean).not.toMatch(/[^\p{L}\p{N}\s]\*\*\p{L}/u);
  });
});

test('the Mac login app’s help has the route’s sections in their order, then the website', () => {
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

test('each section of the Mac login app’s help but the last has its figure', () => {
  const used = targetsOf(read('en-US', 'help-authplugin')).filter((one) => one.includes('figure:'));
  expect(used).toEqual(figures.map((figure) => `figure:${figure}`));
});

describe.each([...languages, 'ja-JP', 'de-DE', 'es-ES'])('the words of the figures (%s)', (language) => {
  const text = read(language, 'help-authplugin');
  const { figures: words } = JSON.parse(readProjectFile(`locales/${language}.json`)) as {
    figures: Record<string, string>;
  };

  test.each(['enroll', 'cancel', 'login', 'emergency', 'onlineHelp', 'checkUpdates'])(
    '%s is a button that the text names',
    (name) => expect(text).toContain(`**${words[name]}**`),
  );
});
