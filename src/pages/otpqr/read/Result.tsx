import { useTranslations } from '../../../i18n/useTranslations.tsx';
import type { ReadResult } from '../../../otp/read/text.ts';
import type { Draft } from '../settings/model.ts';
import lab from '../Lab.module.css';
import { AccountCard } from './AccountCard.tsx';
import { FindingList } from './FindingList.tsx';
import styles from './Result.module.css';
import type { PictureProblem } from './reading.ts';

interface ResultProps {
  /** Absent while there is no text. */
  readonly result: ReadResult | undefined;
  readonly problem: PictureProblem | undefined;
  readonly onExample: () => void;
  readonly onUse: (change: Partial<Draft>) => void;
}

/** What was read: accounts and findings, or why no code can be computed. */
export function Result({ result, problem, onExample, onUse }: ResultProps) {
  const t = useTranslations('labRead');
  const accounts = result?.accounts ?? [];
  const failed = result?.error !== undefined || (problem !== undefined && accounts.length === 0);
  const whole = result?.findings.filter(({ account }) => account === undefined) ?? [];
  const missing = result?.batch?.missing ?? [];
  const trouble = problem && t(`problem.${problem.kind}`, { name: problem.name });

  return (
    <div className={styles.result}>
      {failed && (
        <div className={styles.error} data-testid="read-error" role="alert">
          <h3 className={lab.heading}>{trouble ?? t('nothing')}</h3>
          <FindingList findings={whole} />
        </div>
      )}
      {!failed && trouble && (
        <p role="alert" className={styles.trouble}>
          {trouble}
        </p>
      )}
      {!result && !failed && (
        <div className={styles.empty}>
          <p>{t('empty')}</p>
          <button type="button" className="button" onClick={onExample}>
            {t('showExample')}
          </button>
        </div>
      )}
      {accounts.length > 0 && (
        <>
          <h3 className={lab.heading} role="status">
            {t('found', { count: accounts.length })}
          </h3>
          {missing.length > 0 && (
            <p role="status" className={styles.trouble}>
              {t('missing', {
                count: missing.length,
                places: missing.map((place) => place + 1).join(', '),
              })}
            </p>
          )}
          <FindingList findings={whole} />
          <ul className={styles.accounts}>
            {accounts.map((account, index) => (
              <AccountCard
                key={`${index} ${account.secret}`}
                account={account}
                findings={result?.findings.filter((finding) => finding.account === index) ?? []}
                onUse={onUse}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
