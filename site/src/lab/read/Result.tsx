import { Suspense } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { listOf } from '../../components/shared/intl.ts';
import { Icon } from '../../components/ui/Icon.tsx';
import lab from '../Lab.module.css';
import type { Draft } from '../settings/draft.ts';
import { distinctFindings } from './distinctFindings.ts';
import { AccountList, FindingList, ForeignList, UriAsWritten, UriWithDefaults } from './lazy.ts';
import type { NextTool } from './nextTool.ts';
import { partsOfUri } from './partsOfUri.ts';
import styles from './ReadResult.module.css';
import { type Reading, textsOf } from './reading.ts';
import type { ReadOutcome } from './useReadResult.ts';

interface ResultProps {
  readonly outcome: ReadOutcome;
  readonly reading: Reading;
  readonly onExample: () => void;
  /** Discards the files and shows the result of the field's text. */
  readonly onShowText: () => void;
  /** The tool that the main button of an account opens. */
  readonly nextTool: NextTool;
  readonly onUse: (change: Partial<Draft>, tool: NextTool) => void;
}

/** Shows the accounts and findings, or why no code can be computed. */
export function Result(props: ResultProps) {
  const { outcome, reading, nextTool, onExample, onShowText, onUse } = props;
  const t = useTranslations('labRead');
  const language = useLocale();
  const list = (values: readonly string[]) => listOf(language, values, 'conjunction');
  const { result, isReading, hasFailed } = outcome;
  const { text, files, problem } = reading;
  /** The text that the result is about, if it's only one. */
  const [readText, ...otherTexts] = textsOf(reading);
  const accounts = result?.accounts ?? [];
  const proprietaryAccounts = result?.proprietaryAccounts ?? [];
  const accountCount = accounts.length + proprietaryAccounts.length;
  const hasAccounts = accountCount > 0;
  const foreign = result?.foreign ?? [];
  const isError =
    result?.error !== undefined || hasFailed || (problem !== undefined && !hasAccounts);
  const generalFindings =
    result?.findings.filter(
      ({ account, proprietaryAccount }) =>
        account === undefined && proprietaryAccount === undefined,
    ) ?? [];
  const distinct = distinctFindings(result?.findings ?? []);
  const noteCount = distinct.filter(({ severity }) => severity === 'note').length;
  const problemCount = distinct.length - noteCount;
  const incomplete = result?.batches.filter(({ missing }) => missing.length > 0) ?? [];
  const trouble = problem && t(`problem.${problem.kind}`, { name: problem.name, most: 4 });
  const isOneUri =
    readText !== undefined && otherTexts.length === 0 && partsOfUri(readText).length > 0;
  /** Whether the error of the field says why no code can be computed. */
  const isSaidAtField = files === undefined && !trouble && !hasFailed && generalFindings.length > 0;

  return (
    <div className={styles.result}>
      {files !== undefined && files.length > 0 && (
        <p className={styles.files}>
          {t('fromFiles', { names: list(files.map(({ name }) => name)) })}
        </p>
      )}
      {isReading && <p role="status">{t('reading', { count: 1 })}</p>}
      {isError && (
        <div
          className={styles.error}
          data-testid="read-error"
          role={text === '' ? 'alert' : undefined}
        >
          <h2 className={lab.heading}>
            <span className={isSaidAtField ? styles.saidAtField : undefined}>
              {trouble ?? (hasFailed ? t('problem.failed') : t('nothing'))}
            </span>{' '}
            {isSaidAtField && (
              <span>{t('problemCount', { count: problemCount, notes: noteCount })}</span>
            )}
          </h2>
          <Suspense>
            <ForeignList codes={foreign} />
            <FindingList findings={generalFindings} hasNames={!isOneUri} />
            {result && readText !== undefined && otherTexts.length === 0 && (
              <>
                <UriWithDefaults text={readText} findings={result.findings} />
                <UriAsWritten text={readText} findings={result.findings} />
              </>
            )}
          </Suspense>
        </div>
      )}
      {!isError && trouble && (
        <p role="alert" className={styles.trouble}>
          {trouble}
        </p>
      )}
      {files !== undefined && text.trim() !== '' && (
        <button type="button" className={`button ${styles.back}`} onClick={onShowText}>
          {t('toText')}
        </button>
      )}
      {!result && !isError && !isReading && (
        <div className={styles.empty}>
          <Icon name="qr" size={40} />
          <p>{t('empty')}</p>
          <button type="button" className="button" onClick={onExample}>
            {t('showExample')}
          </button>
        </div>
      )}
      {hasAccounts && (
        <>
          <h2 className={`dotted ${lab.heading}`} role="status">
            <span>{t('found', { count: accountCount })}</span>{' '}
            <span className={styles.problems} data-count={problemCount}>
              {t('problems', { count: problemCount, notes: noteCount })}
            </span>
          </h2>
          {incomplete.map(({ id, missing }) => (
            <p key={id} role="status" className={styles.trouble}>
              {t('missing', {
                count: missing.length,
                places: list(missing.map((place) => String(place + 1))),
              })}
            </p>
          ))}
          <Suspense>
            <ForeignList codes={foreign} />
            <FindingList findings={generalFindings} />
            <AccountList
              accounts={accounts}
              proprietaryAccounts={proprietaryAccounts}
              findings={result?.findings ?? []}
              nextTool={nextTool}
              onUse={onUse}
            />
          </Suspense>
        </>
      )}
    </div>
  );
}
