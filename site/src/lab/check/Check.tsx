import { useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/ui/Link.tsx';
import { useDiagnosis } from '../diagnosis/useDiagnosis.ts';
import lab from '../Lab.module.css';
import { SettingsForm } from '../settings/SettingsForm.tsx';
import { readDraft } from '../settings/model.ts';
import { focusTool } from '../openTool.ts';
import { focusWanted, readForCheck, type ToolProps } from '../tools.ts';
import { useRemembered } from '../useRemembered.ts';
import { Notice } from '../settings/Notice.tsx';
import { Answer } from './Answer.tsx';
import { AnswerBar } from './AnswerBar.tsx';
import { CodeField } from './CodeField.tsx';
import { KeptCodes } from './KeptCodes.tsx';
import {
  dropCode,
  emptyEntry,
  type Entry,
  keepCode,
  momentOf,
  observationsOf,
  typeCode,
} from './entry.ts';
import { FoldLinks } from './folds/FoldLinks.tsx';
import { Folds } from './folds/Folds.tsx';
import { useFolds } from './folds/useFolds.ts';
import { loadExample } from './lazy.ts';
import { SettingsSummary } from './SettingsSummary.tsx';
import { usePause } from './usePause.ts';

/** Says of the code that an app shows whether it is right and, if not, what the app did. */
export default function Check({ draft, onChange, memory, query }: ToolProps) {
  const t = useTranslations('labCheck');
  const meaning = useMemo(() => readDraft(draft), [draft]);
  const settings = useMemo(() => {
    // As typed: an app may have taken lower case, or what is not Base32, for something else.
    const secret = draft.secret.trim() === '' ? meaning.settings.secret : draft.secret;
    return { ...meaning.settings, secret };
  }, [meaning, draft.secret]);
  // An app that counts knows no moment.
  const moment = settings.type === 'totp' ? meaning.moment : undefined;
  const [entry, change] = useRemembered<Entry>(memory, 'check', emptyEntry);
  const due = moment?.ok ? momentOf(entry, moment.seconds, settings.period) : undefined;
  /** The code that is being typed is one of the set moment, whenever that was set. */
  const atMoment = (one: Entry): Entry => (due === undefined ? one : { ...one, seconds: due });

  const isReadable = moment?.ok !== false;
  const observations = isReadable ? observationsOf(atMoment(entry), settings.digits) : [];
  const diagnosis = useDiagnosis(settings, observations);
  const next = diagnosis.state === 'done' ? diagnosis.diagnosis.next : 'none';
  // A moment has one code: while it stays, what is typed anew corrects the one before.
  const isSameMoment = due !== undefined && due === entry.seconds;
  const wanted = !isSameMoment && (next === 'next-code' || next === 'next-press');

  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (memory.get(focusWanted) === true) field.current?.focus();
    memory.delete(focusWanted);
  }, [memory]);
  const typeAnew = (after: (before: Entry) => Entry) => {
    change(after);
    field.current?.focus();
  };

  const isSample = draft.secret.trim() === '';
  const showExample = async () => {
    const { exampleEntry, exampleSettings } = await loadExample();
    onChange(exampleSettings);
    typeAnew(() => exampleEntry(due ?? Date.now() / 1000));
  };

  const folds = useFolds(memory, query.get('show'));
  const finish = () => change((before) => ({ ...before, finished: true }));
  usePause(entry, finish);

  return (
    <>
      <h2>{t('title')}</h2>
      <p className={lab.intro}>{t('intro')}</p>
      <div className={lab.columns}>
        {entry.text !== '' && (
          <AnswerBar
            code={entry.text}
            diagnosis={diagnosis}
            onBack={() => field.current?.focus()}
          />
        )}
        <section className={lab.settings} aria-labelledby="check-settings">
          <h3 id="check-settings" className={lab.heading}>
            {t('settings')}
          </h3>
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
          <Notice />
          <SettingsForm draft={draft} meaning={meaning} onChange={onChange} />
        </section>
        <section className={lab.first} aria-labelledby="check-heading">
          <h3 id="check-heading" className={lab.heading}>
            {t('heading')}
          </h3>
          <SettingsSummary settings={settings} isSample={isSample} />
          <KeptCodes
            codes={entry.kept}
            onDrop={(index) => change((before) => dropCode(before, index))}
          />
          <CodeField
            testId="check-code"
            input={field}
            entry={entry}
            digits={settings.digits}
            onType={(text) =>
              change((before) => typeCode(before, text, due ?? Date.now() / 1000, wanted))
            }
            onPress={
              settings.type === 'hotp'
                ? (press) => change((before) => ({ ...before, press }))
                : undefined
            }
            onFinish={finish}
          />
          <Answer
            diagnosis={diagnosis}
            settings={settings}
            isReadable={isReadable}
            isNextTyped={entry.text === ''}
            onNext={() => typeAnew((before) => keepCode(atMoment(before)))}
            onReset={() => typeAnew(() => emptyEntry)}
            onExample={
              isSample && entry.text === '' ? () => showExample().catch(reportError) : undefined
            }
          />
          <FoldLinks onOpen={folds.show} />
        </section>
      </div>
      <Folds
        memory={memory}
        open={folds.open}
        onToggle={folds.toggle}
        settings={settings}
        observations={observations}
        diagnosis={diagnosis.state === 'done' ? diagnosis.diagnosis : undefined}
        moment={moment?.ok ? moment.seconds : undefined}
      />
    </>
  );
}
