import { useTranslations } from 'use-intl';
import type { ProgramCausePart } from '@otp-lab/otp/program';
import type { VerifierCausePart } from '@otp-lab/otp/verification';
import { Icon } from '../../components/ui/Icon.tsx';
import verdictStyles from '../Verdict.module.css';
import styles from './Finding.module.css';
import { formulaOf } from './formulaOf.ts';
import { linkToVectorSteps } from './linkToVectors.tsx';
import type { JudgedResult } from './program.worker.ts';
import { standardOf } from './standardOf.ts';
import type { Task } from './task.ts';
import { useCauseSentences } from './useCauseSentences.ts';
import { useRefusalSentences } from './useRefusalSentences.ts';

interface StandardOfCauseProps {
  /** The parts of the named cause. Those of a program that verifies codes have no family. */
  readonly parts: readonly (ProgramCausePart | VerifierCausePart)[];
}

interface FindingProps {
  readonly task: Task;
  readonly result: JudgedResult;
}

/**
 * The verdict on all outputs: the certainty of the cause if there are wrong answers. If not, `invalid` if there are
 * outputs that are neither an answer nor a refusal, then `refused` if there are refusals, then `match`.
 */
function verdictOf({ total, explanation }: JudgedResult) {
  if (explanation) return explanation.certainty;
  if (total.invalid > 0) return 'invalid';
  return total.refused > 0 ? 'refused' : 'match';
}

/** The faults that explain some of the wrong codes. A program that verifies codes has no such explanation. */
function partialCausesOf(explanation: JudgedResult['explanation']) {
  return explanation && 'partialCauses' in explanation ? explanation.partialCauses : [];
}

/** The findings of verdicts without a cause. */
const findings = {
  match: 'match',
  invalid: 'output:not-code',
  refused: 'output:refused',
  certain: 'unknown',
  likely: 'unknown',
  none: 'unknown',
} as const;
const icons = {
  match: 'check',
  invalid: 'alert',
  refused: 'alert',
  certain: 'alert',
  likely: 'alert',
  none: 'search',
} as const;

/** Links to the section of the standard that a program with a single fault doesn't follow. */
function StandardOfCause({ parts: [part, ...others] }: StandardOfCauseProps) {
  const t = useTranslations('labProgram.result');
  const isSingle = part !== undefined && others.length === 0;
  const standard = isSingle && 'family' in part ? standardOf(part) : undefined;
  if (standard === undefined) return null;
  const { rfc: number, section } = standard;
  return (
    <p>
      {t.rich('standard', {
        number,
        section,
        rfc: (text) => (
          <a href={`https://www.rfc-editor.org/rfc/rfc${number}#section-${section}`}>{text}</a>
        ),
      })}
    </p>
  );
}

/** Shows the correct formula for each fault. */
function Formulas({ parts }: StandardOfCauseProps) {
  const t = useTranslations('labProgram.result');
  const formulas = parts.flatMap((part) => ('family' in part ? (formulaOf(part) ?? []) : []));
  if (formulas.length === 0) return null;
  return (
    <div>
      <p>{t('formula')}</p>
      <pre className={styles.formula} lang="en" translate="no" dir="ltr">
        {[...new Set(formulas)].join('\n')}
      </pre>
    </div>
  );
}

/** States the verdict on all outputs: correct, what the program does differently, or that the cause is unknown. */
export function Finding({ task, result }: FindingProps) {
  const t = useTranslations('labProgram.result');
  const verification = useTranslations('labProgram.verification');
  const labels = useTranslations('labProgram.verdict');
  const refused = useTranslations('labProgram.refused');
  const causeSentences = useCauseSentences();
  const refusalSentences = useRefusalSentences();
  const { total, explanation } = result;
  const verdict = verdictOf(result);
  const causes = explanation?.causes ?? [];
  const partial = partialCausesOf(explanation);
  const isPartly = partial.length > 0;
  const [first, ...also] = causes;
  const isComplete = total.missing + total.refused === 0;
  const isMostlyMissing = verdict === 'none' && total.missing > total.right + total.wrong;
  const hasAlternatives = also.length > 0;
  const hasSeveralFaults = first !== undefined && !hasAlternatives && first.parts.length > 1;
  const wrong = total.wrong - total.invalid;
  const counts = { wrong, right: total.right };
  const explained = partial.reduce((sum, cause) => sum + cause.explained, 0);
  const isVerification = task === 'verification';
  const named = isPartly ? partial.map(({ part }) => part) : (first?.parts ?? []);
  const kinds = {
    match: isComplete ? t('match') : t('soFar'),
    invalid: labels('fail'),
    refused: labels('partial'),
    certain: t('certain'),
    likely: t('likely'),
    none: isPartly ? t('partly') : t('none'),
  };
  const unknown = isVerification ? verification('unknown') : t('unknown');
  const unexplained = isMostlyMissing ? t('tooFew') : unknown;
  const all = { count: String(total.right) };
  const given = { count: total.right };
  const givenSentence = isVerification ? verification('given', given) : t('given', given);
  return (
    <div
      className={`${verdictStyles.verdict} ${styles.finding}`}
      data-testid="program-finding"
      data-finding={first?.finding ?? findings[verdict]}
      data-certainty={explanation?.certainty ?? 'certain'}
      data-also={hasAlternatives ? also.map(({ finding }) => finding).join('|') : undefined}
      data-partly={isPartly ? partial.map(({ part }) => part.name).join(',') : undefined}
      data-kind={isPartly ? 'partly' : verdict}
    >
      <span className={verdictStyles.tile}>
        <Icon name={isPartly ? 'alert' : icons[verdict]} size={24} />
      </span>
      <div>
        <p>{hasAlternatives ? t('several') : kinds[verdict]}</p>
        <p className={verdictStyles.sentence}>
          {verdict === 'match' &&
            isComplete &&
            (isVerification ? verification('all', all) : t('all', all))}
          {verdict === 'match' && !isComplete && givenSentence}
          {verdict === 'refused' && refusalSentences(result)}
          {verdict === 'invalid' && t('invalid', { task, count: total.invalid })}
          {verdict === 'none' && !isPartly && unexplained}
          {isPartly && causeSentences({ parts: partial.map(({ part }) => part) })}
          {first && (hasAlternatives ? t('also') : causeSentences(first))}
        </p>
        {hasAlternatives && (
          <ul className={verdictStyles.causes}>
            {causes.map((cause) => (
              <li key={cause.finding}>{causeSentences(cause)}</li>
            ))}
          </ul>
        )}
        {verdict === 'match' && isComplete && (
          <p>{t.rich('next', { vectors: linkToVectorSteps })}</p>
        )}
        {verdict === 'refused' && (
          <>
            <p>{refused('how')}</p>
            <p>{givenSentence}</p>
          </>
        )}
        {verdict === 'invalid' && (
          <p>{isVerification ? verification('invalidHow') : t('invalidHow')}</p>
        )}
        {isPartly && (
          <p>{explained < wrong ? t('partlyHow', { explained, wrong }) : t('explains', counts)}</p>
        )}
        {verdict === 'none' && <p>{t(isMostlyMissing ? 'tooFewHow' : 'unknownHow')}</p>}
        {hasSeveralFaults && <p>{t('two')}</p>}
        {!hasAlternatives && (
          <>
            <Formulas parts={named} />
            <StandardOfCause parts={named} />
          </>
        )}
        {first && !hasAlternatives && (
          <p>{isVerification ? verification('explains', counts) : t('explains', counts)}</p>
        )}
        {hasAlternatives && total.missing > 0 && <p>{t('tooFewHow')}</p>}
        {explanation && total.invalid > 0 && <p>{t('invalid', { task, count: total.invalid })}</p>}
        {verdict !== 'refused' && total.refused > 0 && <p>{refusalSentences(result)}</p>}
        {verdict === 'likely' && !isVerification && <p>{t('likelyHow')}</p>}
      </div>
    </div>
  );
}
