import { useLocale, useTranslations } from 'use-intl';
import type {
  ImplementationHistory,
  ReportedCause,
  ReportedImplementation,
} from '@otp-lab/vectors/conformance';
import { suiteKinds } from '@otp-lab/vectors';
import { Measurements } from './Measurements.tsx';
import { ReproducedCause } from './ReproducedCause.tsx';
import { countColumns } from './countColumns.ts';
import { implementationId } from './implementationId.ts';
import { dayText } from '../../components/shared/dayText.ts';
import { separator } from '../../components/shared/separator.ts';
import { Unbroken } from '../../components/shared/Unbroken.tsx';
import styles from './Implementations.module.css';
import { notRunReasons } from './notRunReasons.ts';
import { shortVersions } from './shortVersions.ts';

interface ImplementationProps {
  readonly implementation: ReportedImplementation;
  readonly history: ImplementationHistory;
}

/** Returns whether the implementation only refuses valid input, and gives no wrong answer. */
function isRefusal({ tests }: ReportedCause): boolean {
  return tests.every(({ verdict }) => verdict === 'refused');
}

function installLine({ source, package: name, version }: ReportedImplementation): string {
  return source === 'npm' ? `npm install ${name}@${version}` : `apt-get install ${name}`;
}

/** Says what changed in the newest version, if it was measured and the report is about an older version. */
function NewerVersion({ implementation, history }: ImplementationProps) {
  const t = useTranslations('labVectorsImplementations.history');
  const { newest, measurements } = history;
  const newer = measurements.findLast(({ version }) => version === newest?.version);
  if (!newer?.changes || newer.version === implementation.version) return null;
  const [version] = shortVersions([newer.version, implementation.version], newer.origin);
  const [gone, added] = [newer.changes.gone.length, newer.changes.added.length];
  const hasChanges = gone + added > 0;
  const changed = newer.changes.changed.length;
  return (
    <small>
      <Unbroken
        text={
          hasChanges ? t('newer', { version, gone, added }) : t('newerSame', { version, changed })
        }
      />
    </small>
  );
}

/**
 * Says how many codes are wrong, and how many answers to other cases. If the implementation computes codes only for
 * URIs, these count as codes.
 */
function Verdict({ implementation }: Pick<ImplementationProps, 'implementation'>) {
  const t = useTranslations('labVectorsImplementations');
  const { kinds, counts } = implementation;
  const kind = kinds.codes ? 'codes' : 'uris';
  const wrong = kinds[kind]?.wrong ?? 0;
  return (
    <p className="dotted">
      <span>
        {t('verdict', { kind: t(`reasons.${kind}`), wrong, cases: runCasesOf(kinds[kind]) })}
      </span>{' '}
      {counts.wrong > wrong && <span>{t('othersWrong', { count: counts.wrong - wrong })}</span>}
    </p>
  );
}

/** The rows of an implementation: its counts and, in a disclosure, all its differences. */
export function Implementation({ implementation, history }: ImplementationProps) {
  const t = useTranslations('labVectorsImplementations');
  const locale = useLocale();
  const { newest } = history;
  const { name, language, version, counts, kinds, notRun, deviations } = implementation;
  const failures = deviations.filter((cause) => !isRefusal(cause));
  const refusals = deviations.filter(isRefusal);
  const runKinds = suiteKinds.filter((kind) => kinds[kind]);
  const cases = deviations.reduce((sum, { tests }) => sum + tests.length, 0);
  return (
    <tbody>
      <tr
        data-testid="implementation"
        data-name={name}
        data-version={version}
        data-passed={counts.passed}
        data-failed={counts.failed}
      >
        <th scope="row">
          {name}{' '}
          <small lang="en">
            <span>{version}</span>
            {separator + language}
          </small>
          <Verdict implementation={implementation} />
        </th>
        {countColumns.map((count) => (
          <td key={count} data-count={count} data-none={counts[count] === 0 ? '' : undefined}>
            <span>{t(`counts.${count}`)}</span> <b>{counts[count]}</b>
          </td>
        ))}
      </tr>
      <tr>
        <td colSpan={countColumns.length + 1}>
          <details className={styles.deviations}>
            <summary>
              <span>{t('open', { causes: deviations.length, cases })}</span>{' '}
              <NewerVersion implementation={implementation} history={history} />
            </summary>
            {/* A link to it opens the disclosure. */}
            <p id={implementationId(implementation)}>
              {t.rich('measured', {
                day: dayText(implementation.day, locale),
                line: installLine(implementation),
                code: (text) => <code lang="en">{text}</code>,
              })}
            </p>
            {newest?.version === version && (
              <p>
                {t('history.newest', {
                  origin: newest.origin,
                  day: dayText(newest.day, locale),
                })}
              </p>
            )}
            {failures.length > 0 && <h3>{t('failures')}</h3>}
            {failures.map((cause) => (
              <ReproducedCause key={cause.cause} cause={cause} />
            ))}
            {refusals.length > 0 && <h3>{t('refusals')}</h3>}
            {refusals.map((cause) => (
              <ReproducedCause key={cause.cause} cause={cause} />
            ))}
            <Measurements history={history} />
            <h3>{t('ran')}</h3>
            <ul>
              {runKinds.map((kind) => (
                <li key={kind}>{t(`kinds.${kind}`, { count: runCasesOf(kinds[kind]) })}</li>
              ))}
            </ul>
            {notRun.length > 0 && (
              <>
                <h3>{t('notRun')}</h3>
                <ul>
                  {notRunReasons(notRun).map(([reason, count]) => (
                    <li key={reason}>{t('left', { reason: t(`reasons.${reason}`), count })}</li>
                  ))}
                </ul>
              </>
            )}
          </details>
        </td>
      </tr>
    </tbody>
  );
}

type Counts = ReportedImplementation['kinds'][keyof ReportedImplementation['kinds']];

/** Returns the number of cases that were run. */
function runCasesOf(counts: Counts): number {
  if (!counts) return 0;
  const { passed, wrong, accepted, refused } = counts;
  return passed + wrong + accepted + refused;
}
