import type { ProgramCause } from '@otp-lab/otp/program';
import type { VerifierCause } from '@otp-lab/otp/verification';
import type { Messages } from '../../i18n/messageTypes.ts';
import { useLocale, useTranslations } from 'use-intl';
import { formatOffset } from '../diagnosis/formatDuration.ts';
import { sentences } from '../../components/shared/sentences.ts';

type Values = Readonly<Record<string, string | number>>;
type Sentence = keyof Messages['labProgram']['sentence'];
type Translate = (key: `sentence.${Sentence}`, values: Values) => string;

type Cause = Pick<ProgramCause, 'parts'> | Pick<VerifierCause, 'parts'>;

function valuesOf({ values }: Cause['parts'][number], language: string): Values {
  const { steps, minutes } = values;
  const distance = Number(steps ?? minutes ?? 0);
  return {
    ...values,
    count: Math.abs(distance),
    shown: String(steps ?? '').replace('-', ''),
    direction: distance < 0 ? 'behind' : 'ahead',
    ...(minutes === undefined ? {} : { time: formatOffset(Math.abs(distance), language) }),
  };
}

/** Returns a function that describes what a program does differently, in one sentence for each part of the cause. */
export function useCauseSentences(): (cause: Cause) => string {
  const t = useTranslations('labProgram');
  const translate = t as unknown as Translate;
  const language = useLocale();
  return ({ parts }) =>
    sentences(parts.map((part) => translate(`sentence.${part.kind}`, valuesOf(part, language))));
}
