import type { Cause, FindingPart, FindingSentence } from '@otp-lab/otp/diagnosis';
import type { OtpSettings } from '@otp-lab/otp';
import type { Messages } from '../../i18n/messageTypes.ts';
import { useLocale, useTranslations } from 'use-intl';
import { alternatives, sentences } from '../../components/shared/sentences.ts';
import { formatDuration, formatOffset } from './formatDuration.ts';

type Values = Readonly<Record<string, string | number>>;

/** Does not compile where a finding has no sentence in the catalog. */
type Sentence = Extract<FindingSentence, keyof Messages['labFindings']['sentence']>;
type Translate = (key: `sentence.${Sentence}`, values: Values) => string;

/** Beyond this many seconds an interval is said in larger units too. */
const longInterval = 300;

/** The ends of an interval of time without its sign, the smaller one first. */
function intervalValues({ from, to }: FindingPart['values'], language: string): Values {
  if (from === undefined || to === undefined) return {};
  const ends = [Math.abs(Number(from)), Math.abs(Number(to))].toSorted((one, other) => one - other);
  const [low = 0, high = 0] = ends;
  const format = new Intl.NumberFormat(language);
  return {
    low: format.format(low),
    high: format.format(high),
    size: high > longInterval ? 'long' : 'short',
    time: formatDuration((low + high) / 2, language),
  };
}

/** The values of a finding's sentence: its own, and what the settings asked for. */
function sentenceValues(
  part: FindingPart,
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

/** Says in the visitor's language what an app did otherwise, one sentence for each part. */
export function useSentences(): (parts: readonly FindingPart[], settings: OtpSettings) => string {
  const t = useTranslations('labFindings') as unknown as Translate;
  const language = useLocale();
  return (parts, settings) =>
    sentences(
      parts.map((part) => t(`sentence.${part.sentence}`, sentenceValues(part, settings, language))),
    );
}

/** Says causes that codes do not tell apart in one sentence: 'this; or that'. */
export function useEither(): (causes: readonly Cause[], settings: OtpSettings) => string {
  const t = useTranslations('labFindings');
  const sentences = useSentences();
  const language = useLocale();
  return (causes, settings) =>
    alternatives(
      causes.map(({ parts }) => sentences(parts, settings)),
      language,
      (pair) => t('either', pair),
    );
}
