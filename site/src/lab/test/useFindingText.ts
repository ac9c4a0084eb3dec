import { useTranslations } from 'use-intl';
import {
  type Answered,
  asksNames,
  type CapabilityId,
  capabilityOf,
  type Judgment,
  twoIssuers,
} from '@otp-lab/otp/app-test';
import { useSentences } from '../diagnosis/useSentences.ts';

function namesIn({ answer }: Answered) {
  return answer.kind === 'code' ? answer.names : undefined;
}

/** What the app did about a capability, in words; empty where there is nothing to say. */
export function useFindingText() {
  const t = useTranslations('labRun');
  const sentences = useSentences();

  function aboutSteps({ verdict, finding, parts = [], answered }: Judgment): string {
    if (!answered || verdict === 'right') return '';
    if (finding === undefined) return t('unsteady');
    const said = sentences(parts, answered.probe.settings);
    return verdict === 'unclear' && finding === 'clock:rounded' ? t('early') : said;
  }

  return (capability: CapabilityId, judgment: Judgment): string => {
    const { verdict, answered, finding, certainty, parts = [] } = judgment;
    if (!answered || verdict === 'refused') return '';
    if (capabilityOf(capability).wanted === 'refusal') return t('anyway');
    if (capability === 'time-steps') return aboutSteps(judgment);
    const names = asksNames(capability) ? namesIn(answered) : undefined;
    if (verdict === 'right')
      return names === undefined || names === 'same'
        ? ''
        : t('issuerShown', { which: names, ...twoIssuers });
    if (finding === 'unknown' || certainty === 'none') return t('unexplained');
    const said = sentences(parts, answered.probe.settings);
    if (said === '' && names === 'other') return t('otherNames');
    const isOpen = certainty === 'likely' || verdict === 'unclear';
    return isOpen && said !== '' ? t('likely', { finding: said }) : said;
  };
}
