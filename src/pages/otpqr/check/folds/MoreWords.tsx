import { type ReactNode, use } from 'react';
import { loadWords } from '../../../../i18n/load.ts';
import type { Messages } from '../../../../i18n/messages.ts';
import { useWords, Words } from '../../../../i18n/useTranslations.tsx';

type More = Partial<Messages> | undefined;
const asked = new Map<string, Promise<More>>();

/** The words of the folds; undefined where they do not arrive: the script in the head says so. */
function moreWords(language: string): Promise<More> {
  const known = asked.get(language);
  if (known) return known;
  const loading = loadWords(language, 'check-more').catch((error: unknown) => {
    asked.delete(language);
    reportError(error);
    return undefined;
  });
  asked.set(language, loading);
  return loading;
}

interface MoreWordsProps {
  readonly children: ReactNode;
}

/** Gives the folds' own words to what is inside, beside those that are there. */
export function MoreWords({ children }: MoreWordsProps) {
  const { language, words } = useWords();
  const more = use(moreWords(language));
  if (more === undefined) return null;
  return (
    <Words language={language} words={{ ...words, ...more }}>
      {children}
    </Words>
  );
}
