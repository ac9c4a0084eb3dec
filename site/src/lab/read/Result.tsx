import { Suspense } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { listOf } from '../../components/shared/intl.ts';
import lab from '../Lab.module.css';
import type { Draft } from '../settings/model.ts';
import { AccountList, FindingList } from './lazy.ts';
import styles from './ReadResult.module.css';
import type { Reading } from './reading.ts';
import type { Outcome } from './useReadResult.ts';

interface ResultProps {
  readonly outcome: Outcome;
  readonly reading: Reading;
  readonly onExample: () => void;
  /** Goes back from files to what stands in the field. */
  readonly onText: () => void;
  readonly onUse: (change: Partial<Draft>) => void;
}

/** What was read: accounts and findings, or why no code can be computed. */
export function Result({ outcome, reading, onExample, onText, onUse }: ResultProps) {
  const t = useTranslations('labRead');
  const language = useLocale();
  const list = (values: readonly string[]) => listOf(language, values, 'conjunction');
  const { result, isReading, hasFailed } = outcome;
  const { text, files, problem } = reading;
  const accounts = result?.accounts ?? [];
  const found = accounts.length > 0;
  const failed = result?.error !== undefined || hasFailed || (problem !== undefined && !found);
  const whole = result?.findings.filter(({ account }) => account === undefined) ?? [];
  const missing = result?.batch?.missing ?? [];
  const trouble = problem && t(`problem.${problem.kind}`, { name: problem.name, most: 4 });

  return (
    <div className={styles.result}>
      {files !== undefined && files.length > 0 && (
        <p className={styles.files}>
          {t('fromFiles', { names: list(files.map(({ name }) => name)) })}
        </p>
      )}
      {isReading && <p role="status">{t('reading', { count: 1 })}</p>}
      {failed && (
        <div className={styles.error} data-testid="read-error" role="alert">
          <h3 className={lab.heading}>
            {trouble ?? (hasFailed ? t('problem.failed') : t('nothing'))}
          </h3>
          <Suspense>
            <FindingList findings={whole} />
          </Suspense>
        </div>
      )}
      {!failed && trouble && (
        <p role="alert" className={styles.trouble}>
          {trouble}
        </p>
      )}
      {files !== undefined && text.trim() !== '' && (
        <button type="button" className={`button ${styles.back}`} onClick={onText}>
          {t('toText')}
        </button>
      )}
      {!result && !failed && !isReading && (
        <div className={styles.empty}>
          <p>{t('empty')}</p>
          <button type="button" className="button" onClick={onExample}>
            {t('showExample')}
          </button>
        </div>
      )}
      {found && (
        <>
          <h3 className={lab.heading} role="status">
            {t('found', { count: accounts.length })}
          </h3>
          {missing.length > 0 && (
            <p role="status" className={styles.trouble}>
              {t('missing', {
                count: missing.length,
                places: list(missing.map((place) => String(place + 1))),
              })}
            </p>
          )}
          <Suspense>
            <FindingList findings={whole} />
            <AccountList accounts={accounts} findings={result?.findings ?? []} onUse={onUse} />
          </Suspense>
        </>
      )}
    </div>
  );
}
