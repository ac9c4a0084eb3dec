import { useLocale } from 'use-intl';
import { nameInStore } from '../../../i18n/appNames.ts';
import { useDynamicTranslations } from '../../../i18n/useDynamicTranslations.ts';
import type { BringProblem } from '../bringState.ts';

/** Returns a function that says why content wasn't opened, and what to do. */
export function useProblemText() {
  const t = useDynamicTranslations('labMove.problem');
  const locale = useLocale();
  return ({ kind, name, app }: BringProblem): string =>
    t(kind, {
      name,
      isNamed: name === '' ? 'no' : 'yes',
      app: nameInStore(locale, app),
      hasApp: app === '' ? 'no' : 'yes',
    });
}
