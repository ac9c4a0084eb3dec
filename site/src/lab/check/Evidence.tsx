import { useLocale, useTranslations } from 'use-intl';
import type { Cause, Diagnosis, CausePart } from '@otp-lab/otp/diagnosis';
import type { Messages } from '../../i18n/messageTypes.ts';
import type { OtpSettings } from '@otp-lab/otp';
import { useSentences } from '../diagnosis/useSentences.ts';
import styles from './Evidence.module.css';
import { EvidenceTable } from './EvidenceTable.tsx';

interface EvidenceProps {
  readonly diagnosis: Diagnosis;
  readonly settings: OtpSettings;
}

type Advice = keyof Messages['labCheck']['advice'];

/** Returns the advice for a part of a finding. */
function adviceFor({ family, sentence }: CausePart): Advice {
  if (sentence === 'clock-rounded' || sentence === 'clock-milliseconds') return 'time';
  if (sentence.startsWith('counter-')) return 'hash';
  switch (family) {
    case 'algorithm':
    case 'digits':
    case 'period':
    case 'type':
      return 'settings';
    default:
      return family;
  }
}

/** Shows advice for a finding and, in a disclosure, the evidence for it. */
export function Evidence({ diagnosis, settings }: EvidenceProps) {
  const t = useTranslations('labCheck');
  const language = useLocale();
  const sentences = useSentences();
  const { parts, also, equivalents, alternatives, evidence } = diagnosis;
  const named = [parts, ...also.map((cause) => cause.parts)].flat();
  const advices = new Set(named.map(adviceFor));
  // If the app uses the wrong type, advice about the counter doesn't apply.
  if (parts.some(({ family }) => family === 'type')) advices.delete('counter');
  const sentenceOf = ({ finding, parts: other }: Cause) =>
    finding === 'match' ? t('asSet') : sentences(other, settings);
  const always = equivalents.filter((other) => other.isAlwaysEqual);
  const here = equivalents.filter((other) => !other.isAlwaysEqual);
  const seconds = (value: number) =>
    new Intl.NumberFormat(language, { signDisplay: 'exceptZero', maximumFractionDigits: 0 })
      .format(value)
      .replace('-', '−');
  const lists = [
    { key: 'always', entries: always.map(sentenceOf) },
    { key: 'here', entries: here.map(sentenceOf) },
    {
      key: 'alternatives',
      entries: alternatives.map((other) =>
        t('share', { sentence: sentenceOf(other), share: other.probability }),
      ),
    },
  ] as const;

  return (
    <>
      {advices.size > 0 && (
        <div className={styles.advice}>
          <h4>{t('helps')}</h4>
          {[...advices].map((advice) => (
            <p key={advice}>{t(`advice.${advice}`)}</p>
          ))}
        </div>
      )}
      <details className={styles.details}>
        <summary>{t('evidence.summary')}</summary>
        <EvidenceTable evidence={evidence} type={settings.type} />
        {evidence.drift && (
          <p>
            {t('evidence.drift', {
              from: seconds(Math.floor(evidence.drift.from)),
              to: seconds(Math.ceil(evidence.drift.to)),
            })}
          </p>
        )}
        {evidence.tries > 0 && (
          <p>
            {t('evidence.tries', {
              tries: evidence.tries,
              one: Math.max(1, Math.round(1 / evidence.chanceOfAccident)),
            })}
          </p>
        )}
        {lists.map(
          ({ key, entries }) =>
            entries.length > 0 && (
              <div key={key}>
                <p>{t(`evidence.${key}`)}</p>
                <ul>
                  {entries.map((entry) => (
                    <li key={entry}>{entry}</li>
                  ))}
                </ul>
              </div>
            ),
        )}
      </details>
    </>
  );
}
