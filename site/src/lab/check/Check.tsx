import { Suspense, useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import lab from '../Lab.module.css';
import { parseDraft } from '../settings/draft.ts';
import { isUri } from '../settings/secret.ts';
import { focusSecret, SecretField } from '../settings/SecretField.tsx';
import { focusFirstField, type ToolProps } from '../tools.ts';
import { Notice } from '../settings/Notice.tsx';
import { Answer } from './Answer.tsx';
import { AnswerBar } from './AnswerBar.tsx';
import { blockOf, isStillTyping } from './blockOf.ts';
import styles from './Check.module.css';
import { CheckSettings } from './CheckSettings.tsx';
import { CodeField } from './CodeField.tsx';
import { EarlierCodes } from './EarlierCodes.tsx';
import { Disclosures } from './disclosures/Disclosures.tsx';
import { useDisclosures } from './disclosures/useDisclosures.ts';
import { KnownApps, loadExample } from './lazy.ts';
import { SettingsSummary } from './SettingsSummary.tsx';
import { TestAccount } from './TestAccount.tsx';
import { useCheckDiagnosis } from './useCheckDiagnosis.ts';
import { useTypedCodes } from './useTypedCodes.ts';

/** The tool Check: tells whether an app's code is correct and, if it isn't, what the app computed. */
export default function Check({ draft, onChange, memory, query }: ToolProps) {
  const t = useTranslations('labCheck');
  const parsed = useMemo(() => parseDraft(draft), [draft]);
  const settings = useMemo(() => {
    // Keep the secret as typed: the app may have read lower case differently.
    const isTyped = parsed.secret.ok && draft.secret.trim() !== '';
    return isTyped ? { ...parsed.settings, secret: draft.secret } : parsed.settings;
  }, [parsed, draft.secret]);
  const { fixedTime } = parsed;
  const codes = useTypedCodes(memory, settings, fixedTime);
  const { typedCodes } = codes;
  const block = blockOf(parsed, typedCodes);
  const observations = block ? [] : codes.observations;
  const { shownState, diagnosis, subsetExplanation, isClockRight, setClockRight } =
    useCheckDiagnosis(memory, settings, typedCodes, observations);
  // A verdict with a cause says what the app did with the digits.
  const isExplained = diagnosis !== undefined && diagnosis.certainty !== 'none';
  const next = diagnosis?.next ?? 'none';
  const isNextCodeWanted = next === 'next-code' || next === 'next-press';

  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (memory.get(focusFirstField) === true) field.current?.focus();
    memory.delete(focusFirstField);
  }, [memory]);
  const focusCode = () => field.current?.focus();

  const isSample = draft.secret.trim() === '';
  const answer = useRef<HTMLHeadingElement>(null);
  const verdict = useRef<HTMLDivElement>(null);
  const showAnswer = () => {
    answer.current?.focus({ preventScroll: true });
    answer.current?.parentElement?.scrollIntoView();
  };
  const showExample = async () => {
    const { exampleCodes, exampleSettings } = await loadExample();
    onChange(exampleSettings);
    codes.replace(exampleCodes);
    focusCode();
  };

  const disclosures = useDisclosures(memory, query.get('show'));

  return (
    <>
      <div className={lab.head}>
        <p className={`${lab.lead} ${styles.lead}`}>{t('intro')}</p>
        <Notice />
      </div>
      <div className={styles.check}>
        <section aria-labelledby="check-heading">
          <h2 id="check-heading" className="visually-hidden">
            {t('heading')}
          </h2>
          <EarlierCodes codes={typedCodes.earlier} onRemove={codes.remove} />
          <CodeField
            testId="check-code"
            input={field}
            typedCodes={typedCodes}
            digits={isExplained || block === 'short' ? undefined : settings.digits}
            hasHint={diagnosis === undefined}
            onType={(text) => {
              if (!isUri(text)) codes.type(text, isNextCodeWanted);
              else {
                // The account's URI belongs in the field for the secret, which reads it.
                onChange({ secret: text.trim() });
                focusSecret();
              }
            }}
            onPress={settings.type === 'hotp' ? codes.setPress : undefined}
            onFinish={codes.finish}
          />
        </section>
        {typedCodes.text !== '' && !block && !isStillTyping(typedCodes) && (
          <AnswerBar
            code={typedCodes.text}
            diagnosis={shownState}
            settings={settings}
            isSample={isSample}
            isNewestCorrect={subsetExplanation === 'newestIsCorrect'}
            verdict={verdict}
            onShow={showAnswer}
          />
        )}
        <form onSubmit={(event) => event.preventDefault()}>
          <SecretField
            draft={draft}
            parsed={parsed}
            onChange={onChange}
            hasHint={diagnosis === undefined}
          />
          {isSample && <TestAccount />}
        </form>
        <section aria-labelledby="check-answer">
          <h2 id="check-answer" className="visually-hidden" tabIndex={-1} ref={answer}>
            {t('answer')}
          </h2>
          {/* A verdict with a cause shows the settings beside the values that the app used. */}
          {!isExplained && <SettingsSummary settings={settings} />}
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
            onKeepNewest={codes.keepNewest}
            onServer={() => disclosures.show('server')}
            onNext={() => {
              codes.startNext();
              focusCode();
            }}
            onReset={() => {
              setClockRight(undefined);
              codes.clear();
              focusCode();
            }}
            onExample={
              isSample && typedCodes.text === ''
                ? () => showExample().catch(reportError)
                : undefined
            }
          />
        </section>
        {shownState.state === 'done' && shownState.diagnosis.parts.length > 0 && (
          <div className={styles.apps}>
            <Suspense>
              <KnownApps diagnosis={shownState.diagnosis} settings={settings} />
            </Suspense>
          </div>
        )}
        <CheckSettings draft={draft} parsed={parsed} onChange={onChange} memory={memory} />
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
