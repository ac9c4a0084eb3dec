import { useTranslations } from 'use-intl';
import type { ProgramResult } from '@otp-lab/otp/program';
import { Icon } from '../../components/ui/Icon.tsx';
import verdict from '../check/Verdict.module.css';
import styles from './Finding.module.css';
import { usePartSentences } from './usePartSentences.ts';

interface FindingProps {
  readonly result: ProgramResult;
}

/** What is said of all codes together: all right, what the program does otherwise, or unknown. */
export function Finding({ result: { total, explanation } }: FindingProps) {
  const t = useTranslations('labProgram.result');
  const say = usePartSentences();
  const { certainty, causes } = explanation ?? { certainty: 'match' as const, causes: [] };
  const [first, ...also] = causes;
  const isAll = total.missing + total.withoutCode === 0;
  const isSeveral = first !== undefined && also.length === 0 && first.parts.length > 1;
  return (
    <div
      className={`${verdict.told} ${styles.finding}`}
      data-testid="program-finding"
      data-finding={first?.finding ?? (explanation ? 'unknown' : 'match')}
      data-certainty={explanation ? certainty : 'certain'}
      data-also={also.length > 0 ? also.map(({ finding }) => finding).join('|') : undefined}
      data-kind={certainty}
    >
      <span className={verdict.tile}>
        <Icon
          name={certainty === 'match' ? 'check' : certainty === 'none' ? 'search' : 'alert'}
          size={24}
        />
      </span>
      <div>
        <p className={verdict.kind}>{t(certainty === 'match' && !isAll ? 'soFar' : certainty)}</p>
        <p className={verdict.sentence}>
          {certainty === 'match' &&
            (isAll ? t('all', { count: String(total.right) }) : t('given', { count: total.right }))}
          {certainty === 'none' && t('unknown')}
          {first && say(causes)}
        </p>
        {certainty === 'none' && <p>{t('unknownHow')}</p>}
        {isSeveral && <p>{t('two')}</p>}
        {also.length > 0 && <p>{t('also')}</p>}
        {first && <p>{t('explains', { wrong: total.wrong, right: total.right })}</p>}
        {certainty === 'likely' && <p>{t('likelyHow')}</p>}
      </div>
    </div>
  );
}
