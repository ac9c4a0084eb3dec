import { type CausePart, sentenceValues, wantedValue } from '@otp-lab/otp/diagnosis';
import type { OtpSettings } from '@otp-lab/otp';
import { useLocale } from 'use-intl';
import { useDynamicTranslations } from '../../i18n/useDynamicTranslations.ts';
import { sentences } from '../../components/shared/sentences.ts';
import { sentenceFormats } from './sentenceFormats.ts';

/** Returns a function that describes what an app did differently, in one sentence for each part. */
export function useSentences(): (parts: readonly CausePart[], settings: OtpSettings) => string {
  const t = useDynamicTranslations('labFindings');
  const formats = sentenceFormats(useLocale());
  return (parts, settings) =>
    sentences(
      parts.map((part) =>
        t(`sentence.${part.kind}`, {
          ...sentenceValues(part, formats),
          type: settings.type,
          wanted: wantedValue(part, settings),
        }),
      ),
    );
}
