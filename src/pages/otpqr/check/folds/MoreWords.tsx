import type { ReactNode } from 'react';
import { Words } from '../../../../i18n/useTranslations.tsx';
import { useMoreWords } from '../../notes/useMoreWords.ts';

interface MoreWordsProps {
  readonly children: ReactNode;
}

/** Gives the folds' own words to what is inside, once they have arrived. */
export function MoreWords({ children }: MoreWordsProps) {
  const words = useMoreWords('check-more');
  return words && <Words {...words}>{children}</Words>;
}
