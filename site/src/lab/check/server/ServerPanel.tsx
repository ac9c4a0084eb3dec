import { useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { decodeTypedBase32, defaultSettings } from '@otp-lab/otp';
import { readCode } from '@otp-lab/otp/diagnosis';
import type { DisclosureProps } from '../disclosures/disclosures.ts';
import { useRemembered } from '../../useRemembered.ts';
import { useDiagnosis } from '../../diagnosis/useDiagnosis.ts';
import { minDigits } from '../blockOf.ts';
import { AttemptForm } from './AttemptForm.tsx';
import { Attempts } from './Attempts.tsx';
import { Expected } from './Expected.tsx';
import { FactsForm } from './FactsForm.tsx';
import styles from './ServerPanel.module.css';
import { ServerRun } from './run/ServerRun.tsx';
import { ServerBlocked } from './ServerBlocked.tsx';
import { emptyServerEntry, factsOf, type ServerEntry } from './serverEntry.ts';
import { ServerVerdict } from './ServerVerdict.tsx';
import { useServerDiagnosis } from './useServerDiagnosis.ts';

/** Explains why a server rejects a correct code, and what to change on the server. */
export function ServerPanel(props: DisclosureProps) {
  const { settings, observations, diagnosis, fixedSeconds, memory } = props;
  const t = useTranslations('labCheckServer');
  const run = useTranslations('labServerRun');
  const typed = diagnosis?.finding === 'match' ? observations.at(-1) : undefined;
  const [entry, setEntry] = useRemembered<ServerEntry>(memory, 'server', {
    ...emptyServerEntry,
    // Start with the code that the visitor typed above, if it is correct.
    text: typed?.code ?? '',
    seconds: typed?.seconds ?? 0,
    press: typed?.press ?? 1,
  });
  const change = (changed: Partial<ServerEntry>) =>
    setEntry((before) => ({ ...before, ...changed }));
  const now = () => fixedSeconds ?? Date.now() / 1000;

  const field = useRef<HTMLInputElement>(null);
  const isSecretReadable = useMemo(() => decodeTypedBase32(settings.secret).ok, [settings.secret]);
  const { attempts, expected, expectedAt } = entry;
  const typing = readCode(entry.text);
  const isUnfinished = typing.ok && typing.code.text.length < settings.digits;
  const block = isSecretReadable ? (isUnfinished ? 'code' : undefined) : 'secret';
  const isExpected =
    isSecretReadable && readCode(expected).ok && expected.trim().length >= minDigits;
  const server = useDiagnosis(
    settings,
    isExpected ? [{ code: expected, ...expectedAt }] : [],
    entry.clock === 'unknown' ? undefined : entry.clock === 'right',
  );
  const found = server.state === 'done' ? server.diagnosis : undefined;
  const computesRight = found?.finding === 'match';
  // The expected code reveals the server's computation, so its diagnosis replaces that of the attempts.
  const isCauseKnown = found !== undefined && found.certainty !== 'none' && !computesRight;
  const question = useMemo(
    () =>
      attempts.length === 0 || !isSecretReadable
        ? undefined
        : {
            settings,
            attempts,
            facts: {
              ...factsOf(entry, settings.type),
              // A server that computes the correct code has a correct clock.
              ...(computesRight ? { computesRight, clock: 0 } : {}),
            },
          },
    [settings, attempts, entry, computesRight, isSecretReadable],
  );
  const isSample = settings.secret === defaultSettings.secret;
  const answer = useServerDiagnosis(question);
  const evidence =
    answer !== undefined && answer !== 'failed' && 'evidence' in answer ? answer.evidence : [];

  return (
    <div className={styles.server}>
      <p>{t('intro')}</p>
      {isSecretReadable && (
        <p>
          <a href="#server-run" className="button">
            {run('title')}
          </a>
        </p>
      )}
      <div className={styles.columns}>
        <div>
          <AttemptForm
            settings={settings}
            entry={entry}
            onChange={change}
            now={now}
            field={field}
          />
          <Attempts
            attempts={attempts}
            evidence={evidence}
            type={settings.type}
            onRemove={(index) => {
              const left = attempts.toSpliced(index, 1);
              change({ attempts: left, press: (left.at(-1)?.press ?? 0) + 1 });
            }}
          />
          {block && (
            <ServerBlocked
              block={block}
              digits={settings.digits}
              onCode={() => field.current?.focus()}
            />
          )}
          {!block && isCauseKnown && <p role="status">{t('causeIsBelow')}</p>}
          {!block && !isCauseKnown && (
            <ServerVerdict
              answer={answer}
              attempts={attempts}
              settings={settings}
              isSample={isSample}
              isExpectedKnown={found !== undefined}
            />
          )}
        </div>
        <div>
          <Expected
            entry={entry}
            settings={settings}
            isSample={isSample}
            diagnosis={found}
            onType={(text) => {
              // The log shows the code that the server expected at the last attempt, even if it is read later.
              const { seconds, press } = attempts.at(-1) ?? { seconds: now(), press: entry.press };
              change({ expected: text, expectedAt: { seconds, press } });
            }}
          />
          <FactsForm entry={entry} type={settings.type} onChange={change} />
        </div>
      </div>
      {isSecretReadable && <ServerRun settings={settings} memory={memory} />}
    </div>
  );
}
