import { type ReactNode, use, useMemo } from 'react';
import { type NameSpace, loadWords } from './load.ts';
import type { Messages } from './messages.ts';
import { useWords, Words } from './useTranslations.tsx';

const loading = new Map<string, Promise<Partial<Messages> | undefined>>();

/** Those that do not arrive are asked for again the next time; the head script hears of it. */
function wordsOf(language: string, part: NameSpace): Promise<Partial<Messages> | undefined> {
  const key = `${language} ${part}`;
  const words =
    loading.get(key) ??
    loadWords(language, part).catch((error: unknown) => {
      loading.delete(key);
      reportError(error);
      return undefined;
    });
  loading.set(key, words);
  return words;
}

interface PartWordsProps {
  readonly part: NameSpace;
  readonly children: ReactNode;
}

/**
 * Gives a part of the catalog to what stands inside, once it is loaded: it stands inside a
 * Suspense. Where the words do not arrive, the place stays empty.
 */
export function PartWords({ part, children }: PartWordsProps) {
  const { language, words } = useWords();
  const own = use(wordsOf(language, part));
  const all = useMemo(() => ({ ...words, ...own }), [words, own]);
  return (
    own && (
      <Words language={language} words={all}>
        {children}
      </Words>
    )
  );
}
