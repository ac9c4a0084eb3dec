import type { InputProperty } from '@otp-lab/otp/program';
import { useLocale, useTranslations } from 'use-intl';
import { listOf } from '../../components/shared/intl.ts';
import { sentences } from '../../components/shared/sentences.ts';
import type { JudgedResult } from './program.worker.ts';

type Translate = (
  key: `property.${InputProperty['kind']}`,
  values: InputProperty['values'],
) => string;

/** Returns a function that says how many inputs a program refused, and what they have in common. */
export function useRefusalSentences(): (result: JudgedResult) => string {
  const note = useTranslations('labProgram.note');
  const t = useTranslations('labProgram.refused');
  const translate = t as unknown as Translate;
  const language = useLocale();
  return ({ total, refusedProperties = [] }) => {
    const names = refusedProperties.map(({ kind, values }) =>
      translate(`property.${kind}`, values),
    );
    return sentences([
      note('refused', { count: total.refused }),
      ...(names.length > 0
        ? [t('all', { properties: listOf(language, names, 'disjunction') })]
        : []),
    ]);
  };
}
