import type { ProgramCause } from '@otp-lab/otp/program';
import type { VerifierCause } from '@otp-lab/otp/verification';
import { sentenceValues } from '@otp-lab/otp/diagnosis';
import { useLocale } from 'use-intl';
import { useDynamicTranslations } from '../../i18n/useDynamicTranslations.ts';
import { sentences } from '../../components/shared/sentences.ts';
import { sentenceFormats } from '../diagnosis/sentenceFormats.ts';

type Cause = Pick<ProgramCause, 'parts'> | Pick<VerifierCause, 'parts'>;

/** Returns a function that describes what a program does differently, in one sentence for each part of the cause. */
export function useCauseSentences(): (cause: Cause) => string {
  const t = useDynamicTranslations('labProgram');
  const formats = sentenceFormats(useLocale());
  return ({ parts }) =>
    sentences(parts.map((part) => t(`sentence.${part.kind}`, sentenceValues(part, formats))));
}
