import { useTranslations } from 'use-intl';
import type { ProgramResult } from '@otp-lab/otp/program';
import { Icon } from '../../components/ui/Icon.tsx';
import verdictStyles from '../check/Verdict.module.css';
import styles from './Finding.module.css';
import { useCauseSentences } from './useCauseSentences.ts';

interface FindingProps {
  readonly result: ProgramResult;
}

/** States the verdict on all codes: correct, what the program does differently, or that the cause is unknown. */
export function Finding({ result: { total, explanation } }: FindingProps) {
  const t = useTranslations('labProgram.result');
  const causeSentences = useCauseSentences();
  const { certainty, causes } = explanation ?? { certainty: 'match' as const, causes: [] };
  const [first, ...also] = causes;
  const isComplete = total.missing + total.withoutCode === 0;
  const hasSeveralFaults = first !== undefined && also.length === 0 && first.parts.length > 1;
  return (
    <div
      className={`${verdictStyles.verdict} ${styles.finding}`}
      data-testid="program-finding"
      data-finding={first?.finding ?? (explanation ? 'unknown' : 'match')}
      data-certainty={explanation ? certainty : 'certain'}
      data-also={also.length > 0 ? also.map(({ finding }) => finding).join('|') : undefined}
      data-kind={certainty}
    >
      <span className={verdictStyles.tile}>
        <Icon
          name={certainty === 'match' ? 'check' : certainty === 'none' ? 'search' : 'alert'}
          size={24}
        />
      </span>
      <div>
        <p className={verdictStyles.kind}>
          {t(certainty === 'match' && !isComplete ? 'soFar' : certainty)}
        </p>
        <p className={verdictStyles.sentence}>
          {certainty === 'match' &&
            (isComplete
              ? t('all', { count: String(total.right) })
              : t('given', { count: total.right }))}
          {certainty === 'none' && t('unknown')}
          {first && causeSentences(causes)}
        </p>
        {certainty === 'none' && <p>{t('unknownHow')}</p>}
        {hasSeveralFaults && <p>{t('two')}</p>}
        {also.length > 0 && <p>{t('also')}</p>}
        {first && <p>{t('explains', { wrong: total.wrong, right: total.right })}</p>}
        {certainty === 'likely' && <p>{t('likelyHow')}</p>}
      </div>
    </div>
  );
}
