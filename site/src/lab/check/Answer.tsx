import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import type { Diagnosis } from '@otp-lab/otp/diagnosis';
import type { OtpSettings } from '@otp-lab/otp';
import type { DiagnosisState } from '../diagnosis/useDiagnosis.ts';
import lab from '../Lab.module.css';
import { AdviceWithoutCode } from './AdviceWithoutCode.tsx';
import styles from './Answer.module.css';
import { AnswerActions } from './AnswerActions.tsx';
import { Blocked } from './Blocked.tsx';
import type { Block } from './blockOf.ts';
import { ClockQuestion } from './ClockQuestion.tsx';
import { needsSecret } from './certaintyOf.ts';
import { Evidence } from './Evidence.tsx';
import { FirstAid } from './FirstAid.tsx';
import { NoAnswerYet } from './NoAnswerYet.tsx';
import { SearchProgress } from './SearchProgress.tsx';
import { SuggestedSecret } from './SuggestedSecret.tsx';
import type { SubsetExplanation } from './useSubsetDiagnoses.ts';
import { Verdict } from './Verdict.tsx';

interface AnswerProps {
  /** The box with the verdict. */
  readonly verdict: RefObject<HTMLDivElement | null>;
  readonly diagnosis: DiagnosisState;
  /** What explains a part of the codes, if nothing explains all. */
  readonly subsetExplanation: SubsetExplanation | undefined;
  /** Removes all codes but the newest. */
  readonly onKeepNewest: () => void;
  readonly settings: OtpSettings;
  /** What must be fixed before there can be an answer. */
  readonly block: Block | undefined;
  /** Whether the secret's field is empty, so that the sample secret is used. */
  readonly isSample: boolean;
  /** Whether the field is empty and waits for the next code. */
  readonly isFieldEmpty: boolean;
  /** The visitor's answer about the device's clock; undefined until there is one. */
  readonly isClockRight: boolean | undefined;
  readonly onClock: (isRight: boolean | undefined) => void;
  /** Replaces the secret by one that the search suggests. */
  readonly onSecret: (secret: string) => void;
  /** Focuses the field of the code. */
  readonly onCode: () => void;
  /** Opens the part of the page that explains why a server rejects a correct code. */
  readonly onServer: () => void;
  readonly onNext: () => void;
  readonly onReset: () => void;
  /** Fills in an example. Undefined if that would replace what the visitor typed. */
  readonly onExample?: (() => void) | undefined;
}

/** Returns the attributes that tests and monitoring read. Their values are part of the product's contract. */
function findingAttributes({ finding, parts, certainty, namedRivals, evidence }: Diagnosis) {
  const named = [parts, ...namedRivals.map((cause) => cause.parts)].flat();
  const drift = named.some(({ family }) => family === 'clock') ? evidence.drift : undefined;
  return {
    'data-finding': finding,
    'data-certainty': certainty,
    'data-also':
      namedRivals.length === 0 ? undefined : namedRivals.map((cause) => cause.finding).join('|'),
    'data-from': drift && Math.floor(drift.from),
    'data-to': drift && Math.ceil(drift.to),
  };
}

/** Shows the diagnosis of the typed codes, and what the visitor can do next. */
export function Answer(props: AnswerProps) {
  const {
    verdict,
    diagnosis,
    subsetExplanation,
    settings,
    block,
    isSample,
    isFieldEmpty,
    isClockRight,
  } = props;
  const { onClock, onSecret, onCode, onKeepNewest, onServer, onNext, onReset, onExample } = props;
  const t = useTranslations('labCheck');
  const done = diagnosis.state === 'done' ? diagnosis : undefined;
  const found = done?.diagnosis;
  const suggestion = found?.parts.find(({ family }) => family === 'secret')?.values['secret'];
  return (
    <div className={styles.answer}>
      <div
        ref={verdict}
        role="status"
        className={lab.result}
        data-testid="check-verdict"
        {...(found && findingAttributes(found))}
        data-searching={done?.searched}
        aria-busy={diagnosis.state === 'working' || done?.searched !== undefined}
      >
        {block && <Blocked block={block} onCode={onCode} />}
        {found && (
          <Verdict
            diagnosis={found}
            settings={settings}
            isSample={isSample}
            subsetExplanation={subsetExplanation}
            hasSettings
            hasEvidence
            isClockRight={isClockRight}
            // Until the visitor has looked at the clock, advice on it may be wrong.
            hasAdvice={!found.shouldAskAboutClock || isClockRight !== undefined}
          />
        )}
        {diagnosis.state === 'failed' && <p>{t('failed')}</p>}
        {diagnosis.state === 'idle' && !block && <NoAnswerYet onExample={onExample} />}
      </div>
      {suggestion !== undefined && <SuggestedSecret secret={String(suggestion)} onUse={onSecret} />}
      {found && (found.shouldAskAboutClock || isClockRight !== undefined) && (
        <ClockQuestion isRight={isClockRight} onAnswer={onClock} />
      )}
      {done?.searched !== undefined && <SearchProgress share={done.searched} onStop={done.stop} />}
      {diagnosis.state === 'idle' && !block && <AdviceWithoutCode onServer={onServer} />}
      {found && (
        <>
          <AnswerActions
            diagnosis={found}
            isSample={isSample}
            isFieldEmpty={isFieldEmpty}
            isNewestExplained={
              subsetExplanation === 'newestIsCorrect' || subsetExplanation === 'newestHasCause'
            }
            onKeepNewest={onKeepNewest}
            onServer={onServer}
            onNext={onNext}
            onReset={onReset}
          />
          {found.certainty === 'none' && !needsSecret(found, isSample) && <FirstAid />}
          <Evidence diagnosis={found} settings={settings} />
        </>
      )}
    </div>
  );
}
