import { useLocale, useTranslations } from 'use-intl';
import { useDynamicTranslations } from '../../i18n/useDynamicTranslations.ts';
import { listOf } from '../../components/shared/intl.ts';
import { sentences } from '../../components/shared/sentences.ts';
import type { JudgedResult } from './program.worker.ts';

/** Returns a function that says how many inputs a program refused, and what they have in common. */
export function useRefusalSentences(): (result: JudgedResult) => string {
  const note = useTranslations('labProgram.note');
  const t = useTranslations('labProgram.refused');
  const propertyText = useDynamicTranslations('labProgram.refused.property');
  const language = useLocale();
  return ({ total, refusedProperties = [] }) => {
    const names = refusedProperties.map(({ kind, values }) => propertyText(kind, values));
    return sentences([
      note('refused', { count: total.refused }),
      ...(names.length > 0
        ? [t('all', { properties: listOf(language, names, 'disjunction') })]
        : []),
    ]);
  };
}
