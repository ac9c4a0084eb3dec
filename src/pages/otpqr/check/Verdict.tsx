import { useTranslations } from '../../../i18n/useTranslations.tsx';
import type { Diagnosis } from '../../../otp/diagnosis/types.ts';
import type { OtpSettings } from '../../../otp/settings.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useSentences } from '../diagnosis/useSentences.ts';
import { Comparison } from './Comparison.tsx';
import styles from './Verdict.module.css';

interface VerdictProps {
  readonly diagnosis: Diagnosis;
  readonly settings: OtpSettings;
}

/** The answer in a sentence: right, what the app did otherwise, or that nothing explains it. */
export function Verdict({ diagnosis, settings }: VerdictProps) {
  const t = useTranslations('labCheck');
  const sentences = useSentences();
  const { finding, parts, certainty, evidence, next } = diagnosis;
  const kind = finding === 'match' && certainty === 'certain' ? 'match' : certainty;
  const last = evidence.codes.at(-1);
  const isLate = parts.some(({ name }) => name === 'clock:-1');
  return (
    <div className={styles.told} data-kind={kind}>
      <span className={styles.tile}>
        <Icon name={kind === 'match' ? 'check' : kind === 'none' ? 'search' : 'alert'} size={24} />
      </span>
      <div>
        <p className={styles.kind}>{t(`kind.${kind}`)}</p>
        <p className={styles.sentence}>
          {finding === 'match' &&
            t(`match.${settings.type}`, { counter: String(last?.usedCounter ?? '') })}
          {certainty === 'none' && t(`none.${next === 'check-input' ? 'unknown' : 'open'}`)}
          {sentences(parts, settings)}
        </p>
        {isLate && <p>{t('late')}</p>}
        {(next === 'next-code' || next === 'next-press') && <p>{t(`next.${next}`)}</p>}
        {next === 'check-input' && (
          <ul>
            {(['account', 'secret', 'typing', 'clock'] as const).map((item) => (
              <li key={item}>{t(`look.${item}`)}</li>
            ))}
          </ul>
        )}
      </div>
      {certainty !== 'none' && <Comparison parts={parts} settings={settings} />}
    </div>
  );
}
