import { useTranslations } from 'use-intl';
import { Icon } from '../../components/ui/Icon.tsx';
import verdictStyles from '../check/Verdict.module.css';
import styles from './Finding.module.css';
import type { JudgedResult } from './program.worker.ts';
import type { Task } from './task.ts';
import { useCauseSentences } from './useCauseSentences.ts';

interface FindingProps {
  readonly task: Task;
  readonly result: JudgedResult;
}

/** The finding if all answers are correct, but some outputs are neither an answer nor a refusal. */
const invalidFinding = 'output:not-code';

/** States the verdict on all outputs: correct, what the program does differently, or that the cause is unknown. */
export function Finding({ task, result: { total, explanation } }: FindingProps) {
  const t = useTranslations('labProgram.result');
  const verification = useTranslations('labProgram.verification');
  const verdict = useTranslations('labProgram.verdict');
  const causeSentences = useCauseSentences();
  const { certainty, causes } = explanation ?? { certainty: 'match' as const, causes: [] };
  const [first, ...also] = causes;
  const isComplete = total.missing + total.refused === 0;
  const isMatch = explanation === undefined && total.invalid === 0;
  const hasOnlyInvalid = explanation === undefined && !isMatch;
  const hasSeveralFaults = first !== undefined && also.length === 0 && first.parts.length > 1;
  const counts = { wrong: total.wrong - total.invalid, right: total.right };
  const isVerification = task === 'verification';
  const kind =
    isMatch && !isComplete ? t('soFar') : hasOnlyInvalid ? verdict('fail') : t(certainty);
  const all = { count: String(total.right) };
  const given = { count: total.right };
  return (
    <div
      className={`${verdictStyles.verdict} ${styles.finding}`}
      data-testid="program-finding"
      data-finding={
        first?.finding ?? (isMatch ? 'match' : hasOnlyInvalid ? invalidFinding : 'unknown')
      }
      data-certainty={explanation ? certainty : 'certain'}
      data-also={also.length > 0 ? also.map(({ finding }) => finding).join('|') : undefined}
      data-kind={hasOnlyInvalid ? 'certain' : certainty}
    >
      <span className={verdictStyles.tile}>
        <Icon name={isMatch ? 'check' : certainty === 'none' ? 'search' : 'alert'} size={24} />
      </span>
      <div>
        <p className={verdictStyles.kind}>{kind}</p>
        <p className={verdictStyles.sentence}>
          {isMatch && isComplete && (isVerification ? verification('all', all) : t('all', all))}
          {isMatch &&
            !isComplete &&
            (isVerification ? verification('given', given) : t('given', given))}
          {hasOnlyInvalid && t('invalid', { task, count: total.invalid })}
          {certainty === 'none' && (isVerification ? verification('unknown') : t('unknown'))}
          {first && causeSentences(causes)}
        </p>
        {hasOnlyInvalid && <p>{isVerification ? verification('invalidHow') : t('invalidHow')}</p>}
        {certainty === 'none' && <p>{t('unknownHow')}</p>}
        {hasSeveralFaults && <p>{t('two')}</p>}
        {also.length > 0 && <p>{t('also')}</p>}
        {first && (
          <p>{isVerification ? verification('explains', counts) : t('explains', counts)}</p>
        )}
        {explanation && total.invalid > 0 && <p>{t('invalid', { task, count: total.invalid })}</p>}
        {certainty === 'likely' && !isVerification && <p>{t('likelyHow')}</p>}
      </div>
    </div>
  );
}
