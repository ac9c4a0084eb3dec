import type { FindingPart, FindingSentence } from '../../../otp/diagnosis/types.ts';
import type { OtpSettings } from '../../../otp/settings.ts';
import type { Messages } from '../../../i18n/messages.ts';
import { useTranslations } from '../../../i18n/useTranslations.tsx';
import { useNavigation } from '../../../ui/navigation.ts';
import { formatDuration } from './formatDuration.ts';

type Values = Readonly<Record<string, string | number>>;

/** Does not compile where a finding has no sentence in the catalogue. */
type Sentence = Extract<FindingSentence, keyof Messages['labFindings']['sentence']>;
type Translate = (key: `sentence.${Sentence}`, values: Values) => string;

/** The values of a finding's sentence: its own, and what the settings asked for. */
export function sentenceValues(
  part: FindingPart,
  settings: Pick<OtpSettings, 'type' | 'algorithm' | 'digits' | 'period'>,
  language: string,
): Values {
  const { steps, hours } = part.values;
  const distance = Number(steps ?? hours ?? 0);
  const wanted = {
    algorithm: settings.algorithm,
    digits: settings.digits,
    period: settings.period,
  };
  return {
    ...part.values,
    count: Math.abs(distance),
    shown: String(steps ?? '').replace('-', ''),
    direction: distance < 0 ? 'behind' : 'ahead',
    time: formatDuration(Math.abs(distance) * settings.period, language),
    type: settings.type,
    wanted: part.family in wanted ? wanted[part.family as keyof typeof wanted] : '',
  };
}

/** Says in the visitor's language what an app did otherwise, one sentence for each part. */
export function useSentences(): (parts: readonly FindingPart[], settings: OtpSettings) => string {
  const t = useTranslations('labFindings') as unknown as Translate;
  const { language } = useNavigation();
  return (parts, settings) => {
    const found = parts.find(({ family }) => family === 'period')?.values.period;
    const used = { ...settings, period: Number(found ?? settings.period) };
    return parts
      .map((part) =>
        t(
          `sentence.${part.sentence}`,
          sentenceValues(part, part.family === 'clock' ? used : settings, language),
        ),
      )
      .join(' ');
  };
}
