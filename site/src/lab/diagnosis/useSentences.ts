import type { CausePart, CauseKind } from '@otp-lab/otp/diagnosis';
import type { OtpSettings } from '@otp-lab/otp';
import type { Messages } from '../../i18n/messageTypes.ts';
import { useLocale, useTranslations } from 'use-intl';
import { formatOf } from '../../components/shared/intl.ts';
import { sentences } from '../../components/shared/sentences.ts';
import { formatOffset } from './formatDuration.ts';

type Values = Readonly<Record<string, string | number>>;

/** A finding that has no sentence in the messages doesn't compile. */
type Sentence = Extract<CauseKind, keyof Messages['labFindings']['sentence']>;
type Translate = (key: `sentence.${Sentence}`, values: Values) => string;

/** Above this many seconds, an interval is given as one time in minutes and hours: one interval has one unit. */
const longInterval = 300;

/** Returns the message arguments for an interval of time: its ends without sign, the smaller one first. */
function intervalValues({ from, to }: CausePart['values'], language: string): Values {
  if (from === undefined || to === undefined) return {};
  const ends = [Math.abs(Number(from)), Math.abs(Number(to))].toSorted((a, b) => a - b);
  const [low = 0, high = 0] = ends;
  const format = formatOf(Intl.NumberFormat, language, {});
  return {
    low: format.format(low),
    high: format.format(high),
    size: high > longInterval ? 'long' : 'short',
    time: formatOffset(Math.round((low + high) / 2 / 60), language),
  };
}

/** Returns the message arguments for a finding: its own values, and the values in the settings. */
function sentenceValues(
  part: CausePart,
  settings: Pick<OtpSettings, 'type' | 'algorithm' | 'digits' | 'period'>,
  language: string,
): Values {
  const { steps, seconds, minutes } = part.values;
  const distance = Number(steps ?? seconds ?? minutes ?? 0);
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
    ...(minutes === undefined ? {} : { time: formatOffset(Math.abs(distance), language) }),
    ...intervalValues(part.values, language),
    type: settings.type,
    wanted: part.family in wanted ? wanted[part.family as keyof typeof wanted] : '',
  };
}

/** Returns a function that describes what an app did differently, in one sentence for each part. */
export function useSentences(): (parts: readonly CausePart[], settings: OtpSettings) => string {
  const t = useTranslations('labFindings') as unknown as Translate;
  const language = useLocale();
  return (parts, settings) =>
    sentences(
      parts.map((part) => t(`sentence.${part.kind}`, sentenceValues(part, settings, language))),
    );
}
