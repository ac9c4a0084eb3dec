import { useTranslations } from 'use-intl';
import type { BringProblem } from '../bringState.ts';

/** All arguments of all problems. */
type Translate = (
  kind: BringProblem['kind'],
  values: Readonly<Record<'name' | 'isNamed' | 'app' | 'hasApp', string>>,
) => string;

/** Returns a function that says why content wasn't opened, and what to do. */
export function useProblemText() {
  const t = useTranslations('labMove.problem');
  const translate = t as unknown as Translate;
  return ({ kind, name, app }: BringProblem): string => {
    const isNamed = name === '' ? 'no' : 'yes';
    return translate(kind, { name, isNamed, app, hasApp: app === '' ? 'no' : 'yes' });
  };
}
