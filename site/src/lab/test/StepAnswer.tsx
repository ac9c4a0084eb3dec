import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { asksNames, type BuiltProbe } from '@otp-lab/otp/app-test';
import { Icon } from '../../components/ui/Icon.tsx';
import { CodeField } from '../check/CodeField.tsx';
import {
  removeCode,
  type TypedCodes,
  startNextCode,
  typeCode,
  typingPause,
  unfinishedText,
} from '../check/typedCodes.ts';
import { EarlierCodes } from '../check/EarlierCodes.tsx';
import { useTypingPause } from '../useTypingPause.ts';
import lab from '../Lab.module.css';
import { NamesQuestion } from './NamesQuestion.tsx';
import styles from './Test.module.css';
import {
  changeTypedCodes,
  changeAnswers,
  noAnswers,
  moveToProbe,
  planOf,
  type TestRun,
  type ProbeAnswers,
  canDetectRounding,
  requestedCode,
} from './testRun.ts';
import { changeTestRun } from './testRunStore.ts';
import { StepFeedback } from './StepFeedback.tsx';
import { useExplanation } from './useExplanation.ts';
import { WhenToRead } from './WhenToRead.tsx';

interface StepAnswerProps {
  readonly run: TestRun;
  /** Undefined until the visitor says something about the QR code. */
  readonly answers: ProbeAnswers | undefined;
  readonly probe: BuiltProbe;
}

function change(to: (answers: ProbeAnswers) => ProbeAnswers): void {
  changeTestRun((run) => run && changeAnswers(run, to));
}

/** Asks what the app does with a QR code: which codes it shows, or that it refuses the QR code. */
export function StepAnswer({ run, answers = noAnswers, probe }: StepAnswerProps) {
  const t = useTranslations('labTest');
  const { typedCodes, isRefused, names } = answers;
  const { type, digits, period } = probe.settings;
  const state = useExplanation(answers, probe);
  const isNextCodeWanted = requestedCode(answers, probe) !== undefined;
  const field = useRef<HTMLInputElement>(null);
  const editTypedCodes = (to: (before: TypedCodes) => TypedCodes) =>
    change((before) => changeTypedCodes(before, to(before.typedCodes), digits));

  // A press on Next blurs the code's field, which may start a search. The search disables the button, but not during
  // this press, and the next QR code follows once the search is done.
  const [isPressed, setPressed] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const isWorking = state === 'working';
  useEffect(() => {
    if (isLeaving && !isWorking) changeTestRun((before) => before && moveToProbe(before, 1));
  }, [isLeaving, isWorking]);
  const markFinished = () => editTypedCodes((before) => ({ ...before, isFinished: true }));
  useTypingPause(unfinishedText(typedCodes), typingPause, markFinished);

  const isFirst = run.currentProbe === planOf(run)[0];
  const isAnswered = isRefused || answers.explained !== undefined;
  return (
    <div className={styles.answer}>
      {type === 'hotp' && <p>{t('shownFirst')}</p>}
      {!isAnswered && canDetectRounding(run, probe) && <WhenToRead period={period} />}
      <EarlierCodes
        codes={typedCodes.earlier}
        onRemove={(index) => editTypedCodes((before) => removeCode(before, index))}
      />
      <CodeField
        testId="run-code"
        input={field}
        typedCodes={typedCodes}
        onType={(text) =>
          editTypedCodes((before) => typeCode(before, text, Date.now() / 1000, isNextCodeWanted))
        }
        onFinish={markFinished}
      />
      {(isRefused || typedCodes.text === '') && (
        <>
          <p className={styles.or}>{t('or')}</p>
          <div className={styles.refusal}>
            <button
              type="button"
              className="button"
              data-testid="run-refused"
              aria-pressed={isRefused}
              onClick={() => change((before) => ({ ...before, isRefused: !before.isRefused }))}
            >
              {isRefused && <Icon name="check" size={18} />}
              {t('refused')}
            </button>
            <span>{t('refusedHow')}</span>
          </div>
        </>
      )}
      <StepFeedback answers={answers} probe={probe} hasFailed={state === 'failed'} />
      {probe.capabilities.some(asksNames) && !isRefused && (
        <NamesQuestion
          probe={probe}
          value={names}
          onChange={(given) => change((before) => ({ ...before, names: given }))}
        />
      )}
      <div className={styles.actions}>
        {!isFirst && (
          <button
            type="button"
            className={`${lab.textButton} ${styles.back}`}
            onClick={() => changeTestRun((before) => before && moveToProbe(before, -1))}
          >
            {t('back')}
          </button>
        )}
        {isNextCodeWanted && !isRefused && typedCodes.text !== '' && (
          <button
            type="button"
            className="button"
            onClick={() => {
              editTypedCodes(startNextCode);
              field.current?.focus();
            }}
          >
            {t('typeNext')}
          </button>
        )}
        <button
          type="button"
          className={`button ${isAnswered ? 'primary' : ''}`}
          data-testid="run-next"
          disabled={isWorking && !isPressed}
          onPointerDown={() => setPressed(true)}
          onClick={() => setLeaving(true)}
        >
          {t(isAnswered ? 'next' : 'skip')}
        </button>
      </div>
    </div>
  );
}
