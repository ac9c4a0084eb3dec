import { useTranslations } from 'use-intl';
import {
  type AnsweredProbe,
  asksNames,
  type CapabilityId,
  capabilityOf,
  type Judgment,
  twoIssuers,
} from '@otp-lab/otp/app-test';
import { useSentences } from '../diagnosis/useSentences.ts';

function namesIn({ answer }: AnsweredProbe) {
  return answer.kind === 'code' ? answer.names : undefined;
}

/** Returns a function that describes what the app did about a capability. The text may be empty. */
export function useFindingText() {
  const t = useTranslations('labTest');
  const sentences = useSentences();

  function timeStepsText({ verdict, finding, parts = [], answered }: Judgment): string {
    if (!answered || verdict === 'right') return '';
    if (finding === undefined) return t('unsteady');
    const text = sentences(parts, answered.probe.settings);
    return verdict === 'unclear' && finding === 'clock:rounded' ? t('early') : text;
  }

  return (capability: CapabilityId, judgment: Judgment): string => {
    const { verdict, answered, finding, certainty, parts = [] } = judgment;
    if (!answered || verdict === 'refused') return '';
    if (capabilityOf(capability).wanted === 'refusal') return '';
    if (capability === 'time-steps') return timeStepsText(judgment);
    const names = asksNames(capability) ? namesIn(answered) : undefined;
    if (verdict === 'right')
      return names === undefined || names === 'same'
        ? ''
        : t('issuerShown', { which: names, ...twoIssuers });
    if (finding === 'unknown' || certainty === 'none') return t('unexplained');
    const text = sentences(parts, answered.probe.settings);
    const isOpen = certainty === 'likely' || verdict === 'unclear';
    return isOpen && text !== '' ? t('likely', { finding: text }) : text;
  };
}
