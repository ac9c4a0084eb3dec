import { useTranslations } from 'use-intl';
import { type Diagnosis, looksLikeTypingDelay } from '@otp-lab/otp/diagnosis';
import type { OtpSettings } from '@otp-lab/otp';
import { Icon } from '../../components/ui/Icon.tsx';
import { useAlternativeSentences } from '../diagnosis/useSentences.ts';
import { Comparison } from './Comparison.tsx';
import styles from './Verdict.module.css';

interface VerdictProps {
  readonly diagnosis: Diagnosis;
  readonly settings: OtpSettings;
}

/** Says in a sentence whether the code is correct, what the app did differently, or that nothing explains the code. */
export function Verdict({ diagnosis, settings }: VerdictProps) {
  const t = useTranslations('labCheck');
  const alternativeSentences = useAlternativeSentences();
  const { finding, parts, certainty, also, evidence, next } = diagnosis;
  const kind = finding === 'match' && certainty === 'certain' ? 'match' : certainty;
  // A repeated code has no counter of its own, so we take the last code that has one.
  const last = evidence.codes.findLast(({ usedCounter }) => usedCounter !== undefined);
  const asksMore = next === 'next-code' || next === 'next-press';
  return (
    <div className={styles.verdict} data-kind={kind}>
      <span className={styles.tile}>
        <Icon name={kind === 'match' ? 'check' : kind === 'none' ? 'search' : 'alert'} size={24} />
      </span>
      <div>
        <p className={styles.kind}>{t(`kind.${kind}`)}</p>
        <p className={styles.sentence}>
          {finding === 'match' &&
            t(`match.${settings.type}`, { counter: String(last?.usedCounter ?? '') })}
          {certainty === 'none' && t(`none.${next === 'check-input' ? 'unknown' : 'open'}`)}
          {parts.length > 0 && alternativeSentences([diagnosis, ...also], settings)}
        </p>
        {also.length > 0 && <p>{t('also')}</p>}
        {parts.some(looksLikeTypingDelay) && <p>{t('late')}</p>}
        {evidence.isRepeated && <p>{t('repeated')}</p>}
        {asksMore && <p>{t(`next.${next}`)}</p>}
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
