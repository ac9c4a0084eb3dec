import { useDynamicTranslations } from '../../../i18n/useDynamicTranslations.ts';
import type { BringProblem } from '../bringState.ts';

/** Returns a function that says why content wasn't opened, and what to do. */
export function useProblemText() {
  const t = useDynamicTranslations('labMove.problem');
  return ({ kind, name, app }: BringProblem): string =>
    t(kind, {
      name,
      isNamed: name === '' ? 'no' : 'yes',
      app,
      hasApp: app === '' ? 'no' : 'yes',
    });
}
