import { expect, it } from 'vitest';
import { checkPhrases } from '../../site/scripts/messages/phrases.ts';
import { pictureLanguages } from '../../site/src/catalog/picture.ts';
import { flattenMessages } from '../../site/src/i18n/readMessages.ts';
import type { MessageTree } from '../../site/src/i18n/compile.ts';
import { shareMessages } from '../share/messages.ts';

const modules = import.meta.glob<{ messages: MessageTree }>('../messages/*.ts', { eager: true });

it.each(pictureLanguages)(
  'texts in the pictures for %s contain no forbidden phrase',
  (language) => {
    const files = Object.entries(modules)
      .filter(([path]) => path.endsWith(`${language}.ts`))
      .map(([path, { messages }]) => [path.replace('..', 'artwork'), messages] as const);
    const share = shareMessages[language] as unknown as MessageTree;
    const texts = [...files, ['artwork/share/messages.ts', share] as const].flatMap(
      ([file, messages]) =>
        [...flattenMessages(messages)].map(([key, text]) => ({ source: `${file}: ${key}`, text })),
    );
    expect(texts.length).toBeGreaterThan(100);
    expect(checkPhrases(language, texts)).toEqual([]);
  },
);
