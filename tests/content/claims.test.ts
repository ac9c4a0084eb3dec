import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readProjectFile } from './text.ts';

type Words = { readonly [name: string]: string | Words };

const languages = readdirSync('locales').map((file) => file.replace('.json', ''));

function wordsOf(language: string): Words {
  return JSON.parse(readProjectFile(`locales/${language}.json`)) as Words;
}

function textsOf(words: Words | string): string[] {
  return typeof words === 'string' ? [words] : Object.values(words).flatMap(textsOf);
}

function at(words: Words, path: string): string {
  let found: string | Words | undefined = words;
  for (const name of path.split('.')) found = typeof found === 'object' ? found[name] : undefined;
  if (typeof found !== 'string') throw new Error(`there are no words at ${path}`);
  return found;
}

describe('what is claimed in English', () => {
  const texts = textsOf(wordsOf('en-US'));
  const saying = (pattern: RegExp) => texts.filter((text) => pattern.test(text));

  test('text export and encrypted backup are promised for some apps only', () => {
    const promises = saying(/every app/i).filter((text) => /as text|encrypted backup/i.test(text));
    for (const text of promises) expect(text).toMatch(/some apps/);
  });

  test('no step is left out: copying takes more than one touch', () => {
    expect(saying(/one touch|a touch copies|touch, and it is copied/i)).toEqual([]);
  });

  test('the privacy policy says what is collected, so nothing says that nothing is', () => {
    expect(readProjectFile('content/en-US/privacy.md')).toContain('Usage data');
    expect(saying(/nothing (is )?collected|collects nothing/i)).toEqual([]);
  });

  test('storing in iCloud is the visitor’s choice, as the privacy policy says', () => {
    for (const text of saying(/\bstore[sd]? .*icloud/i)) expect(text).toMatch(/if you|turn(ed)? on/i);
  });
});

describe.each(languages)('names in %s', (language) => {
  const words = wordsOf(language);

  test('a way to try the server is called as the button that leads to it', () => {
    expect(at(words, 'serverMore.ways.demo.heading')).toBe(at(words, 'server.demo'));
    expect(at(words, 'serverMore.ways.evaluation.heading')).toBe(at(words, 'server.evaluation'));
  });

  test('the demo of the start page and of the server page is one', () => {
    const online = at(words, 'landing.onlineDemo').toLowerCase();
    const said = at(words, 'server.demo') + at(words, 'serverMore.ways.demo.text');
    expect(said.toLowerCase()).toContain(online);
  });

  test('the lab’s title names what the header leads to and the lab itself', () => {
    expect(at(words, 'otpqr.title')).toContain(at(words, 'shell.nav.qr'));
    const lab = at(words, 'otpqr.name').replaceAll(/\s*OTP[\s-]*/g, '').toLowerCase();
    expect(at(words, 'otpqr.title').toLowerCase()).toContain(lab);
  });
});
