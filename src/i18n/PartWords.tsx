import { type ReactNode, use, useMemo } from 'react';
import { loadWords } from './load.ts';
import type { Messages } from './messages.ts';
import { useWords, Words } from './useTranslations.tsx';

const loading = new Map<string, Promise<Partial<Messages> | undefined>>();

/**
 * Those that do not arrive stay away until the page is loaded again, as the head script then offers:
 * React renders again and again while `use` gets new promises.
 */
function wordsOf(language: string, files: string): Promise<Partial<Messages> | undefined> {
  const key = `${language} ${files}`;
  const names = files.split(' ').filter(Boolean);
  const words =
    loading.get(key) ??
    Promise.all(names.map((name) => loadWords(language, name))).then(
      (parts): Partial<Messages> => Object.assign({}, ...parts),
      (error: unknown) => {
        reportError(error);
        return undefined;
      },
    );
  loading.set(key, words);
  return words;
}

interface PartWordsProps {
  /** The files of words, separated by spaces; empty where nothing is missing. */
  readonly files: string;
  readonly children: ReactNode;
}

/**
 * Gives more words to what stands inside, once they are loaded: it stands inside a Suspense. Where
 * they do not arrive, the place stays empty.
 */
export function PartWords({ files, children }: PartWordsProps) {
  const { language, words } = useWords();
  const own = use(wordsOf(language, files));
  const all = useMemo(() => ({ ...words, ...own }), [words, own]);
  return (
    own && (
      <Words language={language} words={all}>
        {children}
      </Words>
    )
  );
}
