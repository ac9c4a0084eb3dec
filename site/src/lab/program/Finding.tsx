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
const notCodes = 'output:not-code';

/** States the verdict on all outputs: correct, what the program does differently, or that the cause is unknown. */
export function Finding({ task, result: { total, explanation } }: FindingProps) {
  const t = useTranslations('labProgram.result');
  const verification = useTranslations('labProgram.verification');
  const verdict = useTranslations('labProgram.verdict');
  const causeSentences = useCauseSentences();
  const { certainty, causes } = explanation ?? { certainty: 'match' as const, causes: [] };
  const [first, ...also] = causes;
  const isComplete = total.missing + total.withoutCode === 0;
  const isMatch = explanation === undefined && total.notCodes === 0;
  const hasOnlyNotCodes = explanation === undefined && !isMatch;
  const hasSeveralFaults = first !== undefined && also.length === 0 && first.parts.length > 1;
  const counts = { wrong: total.wrong - total.notCodes, right: total.right };
  const isVerification = task === 'verification';
  const kind =
    isMatch && !isComplete ? t('soFar') : hasOnlyNotCodes ? verdict('fail') : t(certainty);
  const all = { count: String(total.right) };
  const given = { count: total.right };
  return (
    <div
      className={`${verdictStyles.verdict} ${styles.finding}`}
      data-testid="program-finding"
      data-finding={first?.finding ?? (isMatch ? 'match' : hasOnlyNotCodes ? notCodes : 'unknown')}
      data-certainty={explanation ? certainty : 'certain'}
      data-also={also.length > 0 ? also.map(({ finding }) => finding).join('|') : undefined}
      data-kind={hasOnlyNotCodes ? 'certain' : certainty}
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
          {hasOnlyNotCodes && t('notCodes', { task, count: total.notCodes })}
          {certainty === 'none' && (isVerification ? verification('unknown') : t('unknown'))}
          {first && causeSentences(causes)}
        </p>
        {hasOnlyNotCodes && (
          <p>{isVerification ? verification('notCodesHow') : t('notCodesHow')}</p>
        )}
        {certainty === 'none' && <p>{t('unknownHow')}</p>}
        {hasSeveralFaults && <p>{t('two')}</p>}
        {also.length > 0 && <p>{t('also')}</p>}
        {first && (
          <p>{isVerification ? verification('explains', counts) : t('explains', counts)}</p>
        )}
        {explanation && total.notCodes > 0 && (
          <p>{t('notCodes', { task, count: total.notCodes })}</p>
        )}
        {certainty === 'likely' && !isVerification && <p>{t('likelyHow')}</p>}
      </div>
    </div>
  );
}
