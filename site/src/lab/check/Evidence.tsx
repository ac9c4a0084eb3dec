import { useLocale, useTranslations } from 'use-intl';
import type { Cause, Diagnosis } from '@otp-lab/otp/diagnosis';
import type { OtpSettings } from '@otp-lab/otp';
import { formatOf } from '../../components/shared/intl.ts';
import { useSentences } from '../diagnosis/useSentences.ts';
import { accidentTries } from './accidentTries.ts';
import styles from './Evidence.module.css';
import { EvidenceTable } from './EvidenceTable.tsx';

interface EvidenceProps {
  readonly diagnosis: Diagnosis;
  readonly settings: OtpSettings;
}

/** Shows, in a disclosure, the evidence for a verdict. */
export function Evidence({ diagnosis, settings }: EvidenceProps) {
  const t = useTranslations('labCheck');
  const language = useLocale();
  const sentences = useSentences();
  const { finding, equivalents, alternatives, evidence } = diagnosis;
  const sentenceOf = ({ finding, parts }: Cause) =>
    finding === 'match' ? t('asSet') : sentences(parts, settings);
  const always = equivalents.filter((cause) => cause.isAlwaysEqual);
  const here = equivalents.filter((cause) => !cause.isAlwaysEqual);
  const seconds = (value: number) =>
    formatOf(Intl.NumberFormat, language, { signDisplay: 'exceptZero', maximumFractionDigits: 0 })
      .format(value)
      .replace('-', '−');
  const lists = [
    { key: 'always', entries: always.map(sentenceOf) },
    { key: 'here', entries: here.map(sentenceOf) },
    {
      key: 'alternatives',
      entries: alternatives.map((cause) =>
        t('share', { sentence: sentenceOf(cause), share: cause.probability }),
      ),
    },
  ] as const;

  return (
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
      {evidence.comparedComputations > 0 && (
        <p>
          {t('evidence.comparedComputations', {
            found: finding === 'unknown' ? 'no' : 'yes',
            count: evidence.comparedComputations,
            oneIn: accidentTries(evidence.accidentProbability),
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
  );
}
