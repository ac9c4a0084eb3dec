import { useTranslations } from '../../../i18n/useTranslations.tsx';
import { type CapabilityId, capabilityOf } from '../../../otp/capabilities.ts';
import type { Answered, Judgement } from '../../../otp/run/judge.ts';
import type { ProbeId } from '../../../otp/run/probes.ts';
import { useSentences } from '../diagnosis/useSentences.ts';

/** What the app did about a capability, in words; empty where there is nothing to say. */
export function useFindingText(answers: ReadonlyMap<ProbeId, Answered>) {
  const t = useTranslations('labRun');
  const sentences = useSentences();
  return (capability: CapabilityId, { verdict, diagnosis }: Judgement): string => {
    const answered = [...answers.values()].find((one) => one.diagnosis === diagnosis);
    if (!diagnosis || !answered) return '';
    const { parts, finding, certainty } = diagnosis;
    const { wanted, families } = capabilityOf(capability);
    if (wanted === 'refusal') return t('anyway');
    if (verdict === 'right') return '';
    if (finding === 'unknown') return t('unexplained');
    const own = parts.filter(({ family }) => families.includes(family));
    const said = sentences(own.length > 0 ? own : parts, answered.probe.settings);
    if (said === '') return t('otherNames');
    return certainty === 'likely' ? t('likely', { finding: said }) : said;
  };
}
