import { useEffect, useState } from 'react';
import { loadWords } from '../../../i18n/load.ts';
import type { Messages } from '../../../i18n/messages.ts';
import { useWords, type WordsValue } from '../../../i18n/useTranslations.tsx';

interface Loaded {
  readonly key: string;
  readonly words: Partial<Messages>;
}

/**
 * The words of the place with those of other files, which are loaded when something that needs
 * them is opened; undefined until they have arrived.
 * @param files separated by spaces; empty where nothing is missing
 */
export function useMoreWords(files: string): WordsValue | undefined {
  const { language, words } = useWords();
  const [loaded, setLoaded] = useState<Loaded>();
  const key = `${language} ${files}`;
  useEffect(() => {
    let isWanted = true;
    const names = files.split(' ').filter(Boolean);
    Promise.all(names.map((name) => loadWords(language, name))).then(
      (parts) => isWanted && setLoaded({ key, words: Object.assign({}, ...parts) }),
      reportError,
    );
    return () => {
      isWanted = false;
    };
  }, [files, language, key]);
  if (files === '') return { language, words };
  return loaded?.key === key ? { language, words: { ...words, ...loaded.words } } : undefined;
}
