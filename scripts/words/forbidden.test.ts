import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { languageTags } from '../build/vite/catalogs.ts';
import { complaintsAbout, forbidden } from './forbidden.ts';
import { textsOf } from './texts.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

describe('words that are not used', () => {
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
  ])('%s: %s', (language, text, complaints) => {
    expect(complaintsAbout(language, [{ place: 'here', text }])).toHaveLength(complaints);
  });

  it('are listed for every language of the site, and each line of the lists is read', () => {
    const tags = languageTags(`${root}locales`);
    expect([...forbidden.keys()].sort()).toEqual(['Every language', ...tags].sort());
    const lines = readFileSync(`${root}docs/words.md`, 'utf8').match(/^- `\/.*/gm) ?? [];
    expect([...forbidden.values()].flat()).toHaveLength(lines.length);
  });

  it('are looked for in catalogs, content, releases and pictures', async () => {
    const places = (await textsOf(root, 'en-US')).map(({ place }) => place);
    for (const start of ['locales/en-US.json', 'content/en-US/', 'releases.ts', 'artwork/words/'])
      expect(places.some((place) => place.startsWith(start))).toBe(true);
    expect(places.some((place) => place.startsWith('artwork/share/words.ts'))).toBe(true);
  });
});
