import { describe, expect, it } from 'vitest';
import { locales } from '../../src/i18n/locales.ts';
import { forbiddenPhrases } from './forbiddenPhrases.ts';
import { checkPhrases } from './phrases.ts';
import { textsOf } from './texts.ts';

describe('forbidden phrases', () => {
  it.each([
    ['en-US', 'Log in with a code.', 1],
    ['en-US', 'The OTP login asks for a code; press Login.', 0],
    ['en-US', 'Touch ID opens it. Tap a code to copy it.', 0],
    ['en-US', 'Keeps credentials; a credential provider for Windows.', 1],
    ['ko-KR', '{name}라는 계정이에요.', 1],
    ['ko-KR', '계정 이름: {name}', 0],
    ['ja-JP', 'ブラウザで開く', 1],
    ['ja-JP', 'ブラウザーで開く', 0],
    ['de-DE', 'Drücken Sie die Eingabetaste.', 0],
    ['de-DE', 'Drücken Sie die Notfalltaste.', 1],
    ['es-ES', 'Según la RFC\u00a04226.', 0],
    ['es-ES', 'Los vectores de RFC\u00a04226.', 1],
  ] as const)('%s: %s', (locale, text, count) => {
    expect(checkPhrases(locale, [{ source: 'here', text }])).toHaveLength(count);
  });

  it('exist for every locale of the site', () => {
    expect(Object.keys(forbiddenPhrases)).toEqual(expect.arrayContaining(['all', ...locales]));
  });

  it('are checked in messages, content and releases', () => {
    const sources = textsOf('en-US').map(({ source }) => source);
    for (const start of ['src/locales/en-US.json', 'src/content/en-US/', 'releases.json'])
      expect(sources.some((source) => source.startsWith(start))).toBe(true);
  });

  it.each(locales)('appear in no text of %s', (locale) => {
    expect(checkPhrases(locale, textsOf(locale))).toEqual([]);
  });
});
