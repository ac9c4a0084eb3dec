import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { asksNames, type BuiltProbe } from '@otp-lab/otp/app-test';
import { CodeField } from '../check/CodeField.tsx';
import { dropCode, type Entry, keepCode, typeCode } from '../check/entry.ts';
import { KeptCodes } from '../check/KeptCodes.tsx';
import { usePause } from '../check/usePause.ts';
import { NamesQuestion } from './NamesQuestion.tsx';
import styles from './Run.module.css';
import {
  changeEntry,
  changeStep,
  emptyStep,
  move,
  type Run,
  type Step,
  tellsByMoment,
  wantedCode,
} from './run.ts';
import { changeRun } from './runStore.ts';
import { StepSaid } from './StepSaid.tsx';
import { useExplaining } from './useExplaining.ts';
import { WhenToRead } from './WhenToRead.tsx';

interface StepAnswerProps {
  readonly run: Run;
  /** Absent while nothing was said about the QR code. */
  readonly step: Step | undefined;
  readonly probe: BuiltProbe;
}

function change(to: (step: Step) => Step): void {
  changeRun((run) => run && changeStep(run, to));
}

/** What the app does with a QR code: the codes that it shows, or that it refuses. */
export function StepAnswer({ run, step = emptyStep, probe }: StepAnswerProps) {
  const t = useTranslations('labRun');
  const { entry, refused, names } = step;
  const { type, digits, period } = probe.settings;
  const state = useExplaining(step, probe);
  const wanted = wantedCode(step, probe) !== undefined;
  const field = useRef<HTMLInputElement>(null);
  const enter = (to: (before: Entry) => Entry) =>
    change((before) => changeEntry(before, to(before.entry), digits));

  // Leaving the code's field may begin a search: the press that left it still counts.
  const [isPressed, setPressed] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const isWorking = state === 'working';
  useEffect(() => {
    if (isLeaving && !isWorking) changeRun((before) => before && move(before, 1));
  }, [isLeaving, isWorking]);
  const finish = () => enter((before) => ({ ...before, finished: true }));
  usePause(entry, finish);

  const answered = refused || step.explained !== undefined;
  return (
    <div className={styles.answer}>
      {type === 'hotp' && <p>{t('shownFirst')}</p>}
      {!step.explained && tellsByMoment(run, probe) && <WhenToRead period={period} />}
      <KeptCodes
        codes={entry.kept}
        onDrop={(index) => enter((before) => dropCode(before, index))}
      />
      <CodeField
        testId="run-code"
        input={field}
        entry={entry}
        onType={(text) => enter((before) => typeCode(before, text, Date.now() / 1000, wanted))}
        onFinish={finish}
      />
      <p className={styles.or}>{t('or')}</p>
      <div className={styles.refusal}>
        <button
          type="button"
          className="button"
          data-testid="run-refused"
          aria-pressed={refused}
          onClick={() => change((before) => ({ ...before, refused: !before.refused }))}
        >
          {t('refused')}
        </button>
        <span>{t('refusedHow')}</span>
      </div>
      <StepSaid step={step} probe={probe} hasFailed={state === 'failed'} />
      {wanted && !refused && entry.text !== '' && (
        <button
          type="button"
          className="button"
          onClick={() => {
            enter(keepCode);
            field.current?.focus();
          }}
        >
          {t('typeNext')}
        </button>
      )}
      {probe.capabilities.some(asksNames) && !refused && (
        <NamesQuestion
          probe={probe}
          value={names}
          onChange={(given) => change((before) => ({ ...before, names: given }))}
        />
      )}
      <div className={styles.actions}>
        <button
          type="button"
          className="button"
          onClick={() => changeRun((before) => before && move(before, -1))}
        >
          {t('back')}
        </button>
        <button
          type="button"
          className={`button ${answered ? 'primary' : ''}`}
          data-testid="run-next"
          disabled={isWorking && !isPressed}
          onPointerDown={() => setPressed(true)}
          onClick={() => setLeaving(true)}
        >
          {t(answered ? 'next' : 'skip')}
        </button>
      </div>
    </div>
  );
}
