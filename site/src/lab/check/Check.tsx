import { useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/ui/Link.tsx';
import { type DiagnosisState, useDiagnosis } from '../diagnosis/useDiagnosis.ts';
import lab from '../Lab.module.css';
import { SettingsForm } from '../settings/SettingsForm.tsx';
import { parseDraft } from '../settings/draft.ts';
import { SecretField } from '../settings/SecretField.tsx';
import { focusTool } from '../openTool.ts';
import { focusFirstField, readForCheck, type ToolProps } from '../tools.ts';
import { useRemembered } from '../useRemembered.ts';
import { Notice } from '../settings/Notice.tsx';
import { Answer } from './Answer.tsx';
import { AnswerBar } from './AnswerBar.tsx';
import { blockOf, isStillTyping } from './blockOf.ts';
import styles from './Check.module.css';
import { CodeField } from './CodeField.tsx';
import { EarlierCodes } from './EarlierCodes.tsx';
import {
  removeCode,
  noTypedCodes,
  type TypedCodes,
  keepNewestCode,
  startNextCode,
  timeOfCurrentCode,
  observationsOf,
  typeCode,
} from './typedCodes.ts';
import { Disclosures } from './disclosures/Disclosures.tsx';
import { useDisclosures } from './disclosures/useDisclosures.ts';
import { loadExample } from './lazy.ts';
import { SettingsSummary } from './SettingsSummary.tsx';
import { TestAccount } from './TestAccount.tsx';
import { useSubsetDiagnoses } from './useSubsetDiagnoses.ts';
import { useTypingPause } from './useTypingPause.ts';

/** The tool Check: tells whether an app's code is correct and, if it isn't, what the app computed. */
export default function Check({ draft, onChange, memory, query }: ToolProps) {
  const t = useTranslations('labCheck');
  const parsed = useMemo(() => parseDraft(draft), [draft]);
  const settings = useMemo(() => {
    // Keep the secret as typed: the app may have read lower case differently.
    const isTyped = parsed.secret.ok && draft.secret.trim() !== '';
    return isTyped ? { ...parsed.settings, secret: draft.secret } : parsed.settings;
  }, [parsed, draft.secret]);
  // A counter-based code doesn't depend on the time.
  const fixedTime = settings.type === 'totp' ? parsed.fixedTime : undefined;
  const [typedCodes, change] = useRemembered<TypedCodes>(memory, 'check', noTypedCodes);
  const fixedSeconds = fixedTime?.ok
    ? timeOfCurrentCode(typedCodes, fixedTime.seconds, settings.period)
    : undefined;
  /** Moves the current code to the fixed time, which the visitor may have set after typing it. */
  const withFixedTime = (before: TypedCodes): TypedCodes =>
    fixedSeconds === undefined ? before : { ...before, seconds: fixedSeconds };

  const [isClockRight, setClockRight] = useRemembered<boolean | undefined>(
    memory,
    'check-clock',
    undefined,
  );
  const block = blockOf(parsed, typedCodes);
  const observations = block ? [] : observationsOf(withFixedTime(typedCodes), settings.digits);
  // Diagnose a complete code immediately, but show the answer only after the visitor has finished typing.
  const currentState = useDiagnosis(settings, observations, isClockRight);
  const shownState: DiagnosisState = isStillTyping(typedCodes) ? { state: 'idle' } : currentState;
  const diagnosis = shownState.state === 'done' ? shownState.diagnosis : undefined;
  const subsetExplanation = useSubsetDiagnoses(diagnosis, settings, observations, isClockRight);
  // A verdict with a cause says what the app did with the digits.
  const isExplained = diagnosis !== undefined && diagnosis.certainty !== 'none';
  const next = diagnosis?.next ?? 'none';
  // One time has one code, so a new code for the same time is a correction.
  const isSameTime = fixedSeconds !== undefined && fixedSeconds === typedCodes.seconds;
  const isNextCodeWanted = !isSameTime && (next === 'next-code' || next === 'next-press');

  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (memory.get(focusFirstField) === true) field.current?.focus();
    memory.delete(focusFirstField);
  }, [memory]);
  const changeAndFocus = (after: (before: TypedCodes) => TypedCodes) => {
    change(after);
    field.current?.focus();
  };

  const isSample = draft.secret.trim() === '';
  const focusCode = () => field.current?.focus();
  const answer = useRef<HTMLHeadingElement>(null);
  const verdict = useRef<HTMLDivElement>(null);
  const showAnswer = () => {
    answer.current?.focus({ preventScroll: true });
    answer.current?.parentElement?.scrollIntoView();
  };
  const showExample = async () => {
    const { exampleCodes, exampleSettings } = await loadExample();
    onChange(exampleSettings);
    changeAndFocus(() => exampleCodes(fixedSeconds ?? Date.now() / 1000));
  };

  const disclosures = useDisclosures(memory, query.get('show'));
  const markFinished = () => change((before) => ({ ...before, isFinished: true }));
  useTypingPause(typedCodes, markFinished);

  return (
    <>
      <div className={lab.head}>
        <p className={lab.lead}>{t('intro')}</p>
        <Notice />
      </div>
      <div className={styles.check}>
        <section aria-labelledby="check-heading">
          <h2 id="check-heading" className="visually-hidden">
            {t('heading')}
          </h2>
          <EarlierCodes
            codes={typedCodes.earlier}
            onRemove={(index) => change((before) => removeCode(before, index))}
          />
          <CodeField
            testId="check-code"
            input={field}
            typedCodes={typedCodes}
            digits={isExplained ? undefined : settings.digits}
            onType={(text) =>
              change((before) =>
                typeCode(before, text, fixedSeconds ?? Date.now() / 1000, isNextCodeWanted),
              )
            }
            onPress={
              settings.type === 'hotp'
                ? (press) => change((before) => ({ ...before, press }))
                : undefined
            }
            onFinish={markFinished}
          />
        </section>
        {/* Below the field, so that the field doesn't move when the bar appears. */}
        {typedCodes.text !== '' && !block && (
          <AnswerBar
            code={typedCodes.text}
            diagnosis={shownState}
            settings={settings}
            isSample={isSample}
            isNewestCorrect={subsetExplanation === 'newestIsCorrect'}
            field={field}
            verdict={verdict}
            onShow={showAnswer}
          />
        )}
        <form className={lab.settings} onSubmit={(event) => event.preventDefault()}>
          <SecretField draft={draft} parsed={parsed} onChange={onChange} />
          {isSample && <TestAccount />}
        </form>
        <section aria-labelledby="check-answer">
          <h2 id="check-answer" className="visually-hidden" tabIndex={-1} ref={answer}>
            {t('answer')}
          </h2>
          <SettingsSummary settings={settings} />
          <Answer
            verdict={verdict}
            diagnosis={shownState}
            subsetExplanation={subsetExplanation}
            settings={settings}
            block={block}
            isSample={isSample}
            isFieldEmpty={typedCodes.text === ''}
            isClockRight={isClockRight}
            onClock={setClockRight}
            onSecret={(secret) => onChange({ secret })}
            onCode={focusCode}
            onKeepNewest={() => change(keepNewestCode)}
            onServer={() => disclosures.show('server')}
            onNext={() => changeAndFocus((before) => startNextCode(withFixedTime(before)))}
            onReset={() => {
              setClockRight(undefined);
              changeAndFocus(() => noTypedCodes);
            }}
            onExample={
              isSample && typedCodes.text === ''
                ? () => showExample().catch(reportError)
                : undefined
            }
          />
        </section>
        <section className={lab.settings} aria-labelledby="check-settings">
          <h2 id="check-settings" className={lab.heading}>
            {t('settings')}
          </h2>
          <p>
            {t.rich('settingsHow', {
              read: (text) => (
                <Link
                  to="otpqr"
                  query={[['tool', 'read']]}
                  onClick={() => {
                    memory.set(readForCheck, true);
                    focusTool('read');
                  }}
                >
                  {text}
                </Link>
              ),
            })}
          </p>
          <SettingsForm draft={draft} parsed={parsed} onChange={onChange} hasSecret={false} />
        </section>
      </div>
      <Disclosures
        memory={memory}
        open={disclosures.open}
        onToggle={disclosures.toggle}
        settings={settings}
        observations={observations}
        diagnosis={diagnosis}
        fixedSeconds={fixedTime?.ok ? fixedTime.seconds : undefined}
      />
    </>
  );
}
