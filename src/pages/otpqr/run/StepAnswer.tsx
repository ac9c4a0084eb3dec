import { useEffect, useRef, useState } from 'react';
import { useTranslations } from '../../../i18n/useTranslations.tsx';
import type { BuiltProbe } from '../../../otp/run/probes.ts';
import { CodeField } from '../check/CodeField.tsx';
import { dropCode, type Entry, keepCode, observationsOf, typeCode } from '../check/entry.ts';
import { KeptCodes } from '../check/KeptCodes.tsx';
import { usePause } from '../check/usePause.ts';
import { Verdict } from '../check/Verdict.tsx';
import { useDiagnosis } from '../diagnosis/useDiagnosis.ts';
import { NamesQuestion } from './NamesQuestion.tsx';
import styles from './Run.module.css';
import { changeStep, emptyStep, move, type Step } from './run.ts';
import { changeRun } from './runStore.ts';

interface StepAnswerProps {
  /** Absent while nothing was said about the QR code. */
  readonly step: Step | undefined;
  readonly probe: BuiltProbe;
}

function change(to: (step: Step) => Step): void {
  changeRun((run) => run && changeStep(run, to));
}

/** The step with other codes: what was said before does not hold for them. */
function withEntry(step: Step, entry: Entry): Step {
  const { namesRight } = step;
  return { entry, refused: false, ...(namesRight === undefined ? {} : { namesRight }) };
}

/** What the app does with a QR code: the codes that it shows, or that it refuses. */
export function StepAnswer({ step = emptyStep, probe }: StepAnswerProps) {
  const t = useTranslations('labRun');
  const { entry, refused, namesRight } = step;
  const { settings } = probe;
  const observations = refused ? [] : observationsOf(entry, settings.digits);
  const diagnosis = useDiagnosis(settings, observations);
  const found = diagnosis.state === 'done' ? diagnosis.diagnosis : undefined;
  const wanted = found?.next === 'next-code' || found?.next === 'next-press';
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (found && found !== step.diagnosis) change((before) => ({ ...before, diagnosis: found }));
  }, [found, step.diagnosis]);
  // Leaving the code's field may begin a diagnosis: the press that left it still counts.
  const [isPressed, setPressed] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const isWorking = diagnosis.state === 'working';
  useEffect(() => {
    if (isLeaving && !isWorking) changeRun((run) => run && move(run, 1));
  }, [isLeaving, isWorking]);
  const finish = () =>
    change((before) => ({ ...before, entry: { ...before.entry, finished: true } }));
  usePause(entry, finish);

  const answered = refused || step.diagnosis !== undefined;
  const asksNames = probe.capabilities.some((id) => id.startsWith('label-'));
  return (
    <div className={styles.answer}>
      {settings.type === 'hotp' && <p>{t('pressOnce')}</p>}
      <KeptCodes
        codes={entry.kept}
        onDrop={(index) => change((before) => withEntry(before, dropCode(before.entry, index)))}
      />
      <CodeField
        testId="run-code"
        input={field}
        entry={entry}
        onType={(text) =>
          change((before) =>
            withEntry(before, typeCode(before.entry, text, Date.now() / 1000, wanted)),
          )
        }
        onFinish={finish}
      />
      <p className={styles.or}>{t('or')}</p>
      <div className={styles.refusal}>
        <button
          type="button"
          className="button"
          data-testid="run-refused"
          aria-pressed={refused}
          onClick={() =>
            change((before) => ({ ...withEntry(before, before.entry), refused: !before.refused }))
          }
        >
          {t('refused')}
        </button>
        <span>{t('refusedHow')}</span>
      </div>
      <div role="status" className={styles.said}>
        {refused && <p>{t('refusedNoted')}</p>}
        {found && <Verdict diagnosis={found} settings={settings} />}
      </div>
      {wanted && entry.text !== '' && (
        <button
          type="button"
          className="button"
          onClick={() => {
            change((before) => withEntry(before, keepCode(before.entry)));
            field.current?.focus();
          }}
        >
          {t('typeNext')}
        </button>
      )}
      {asksNames && !refused && (
        <NamesQuestion
          settings={settings}
          value={namesRight}
          onChange={(right) => change((before) => ({ ...before, namesRight: right }))}
        />
      )}
      <div className={styles.actions}>
        <button
          type="button"
          className="button"
          onClick={() => changeRun((run) => run && move(run, -1))}
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
