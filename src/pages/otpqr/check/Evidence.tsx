import { useTranslations } from '../../../i18n/useTranslations.tsx';
import type { Diagnosis, Explanation, FindingFamily } from '../../../otp/diagnosis/types.ts';
import type { OtpSettings } from '../../../otp/settings.ts';
import { useNavigation } from '../../../ui/navigation.ts';
import { useSentences } from '../diagnosis/useSentences.ts';
import styles from './Evidence.module.css';
import { EvidenceTable } from './EvidenceTable.tsx';

interface EvidenceProps {
  readonly diagnosis: Diagnosis;
  readonly settings: OtpSettings;
}

const settingFamilies = ['algorithm', 'digits', 'period', 'type'] as const;

type SettingFamily = (typeof settingFamilies)[number];

function adviceFor(family: FindingFamily): Exclude<FindingFamily, SettingFamily> | 'settings' {
  const isSetting = (one: FindingFamily): one is SettingFamily =>
    settingFamilies.some((setting) => setting === one);
  return isSetting(family) ? 'settings' : family;
}

/** What helps against a finding, and one click deeper what it rests on. */
export function Evidence({ diagnosis, settings }: EvidenceProps) {
  const t = useTranslations('labCheck');
  const { language } = useNavigation();
  const sentences = useSentences();
  const { parts, equivalents, alternatives, evidence } = diagnosis;
  const advices = new Set(parts.map(({ family }) => adviceFor(family)));
  const say = ({ finding, parts: other }: Explanation) =>
    finding === 'match' ? t('asSet') : sentences(other, settings);
  const always = equivalents.filter((other) => other.always);
  const here = equivalents.filter((other) => !other.always);
  const seconds = (value: number) =>
    new Intl.NumberFormat(language, { signDisplay: 'exceptZero', maximumFractionDigits: 0 })
      .format(value)
      .replace('-', '−');
  const lists = [
    { key: 'always', entries: always.map(say) },
    { key: 'here', entries: here.map(say) },
    {
      key: 'alternatives',
      entries: alternatives.map((other) =>
        t('share', { sentence: say(other), share: other.probability }),
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
              least: seconds(evidence.drift.least),
              most: seconds(evidence.drift.most),
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
