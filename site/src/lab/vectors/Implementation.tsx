import { useTranslations } from 'use-intl';
import type { ReportedCause, ReportedImplementation } from '@otp-lab/vectors/conformance';
import { suiteKinds } from '@otp-lab/vectors';
import { Cause } from './Cause.tsx';
import { counted } from './counted.ts';
import styles from './Implementations.module.css';
import { notRunReasons } from './notRun.ts';

interface ImplementationProps {
  readonly one: ReportedImplementation;
  /** When it was measured, as the visitor reads it. */
  readonly day: string;
}

/** Whether a cause is a limit: what is valid is refused, and no wrong answer is given. */
function isRefusal({ tests }: ReportedCause): boolean {
  return tests.every(({ verdict }) => verdict === 'refused');
}

function installLine({ source, package: name, version }: ReportedImplementation): string {
  return source === 'npm' ? `npm install ${name}@${version}` : `apt-get install ${name}`;
}

/** One implementation: what is counted, and all that differed, one press away. */
export function Implementation({ one, day }: ImplementationProps) {
  const t = useTranslations('labImplementations');
  const { name, language, version, counts, kinds, notRun, deviations } = one;
  const failures = deviations.filter((cause) => !isRefusal(cause));
  const refusals = deviations.filter(isRefusal);
  const ran = suiteKinds.filter((kind) => kinds[kind]);
  const cases = deviations.reduce((sum, { tests }) => sum + tests.length, 0);
  return (
    <tbody>
      <tr
        id={`implementation-${one.package.replaceAll(/\W/g, '-')}`}
        data-testid="implementation"
        data-name={name}
        data-version={version}
        data-passed={counts.passed}
        data-failed={counts.failed}
      >
        <th scope="row">
          {name} <small lang="en">{`${version} · ${language}`}</small>
        </th>
        {counted.map((count) => (
          <td key={count} data-count={count} data-none={counts[count] === 0 ? '' : undefined}>
            <span>{t(`counts.${count}`)}</span> {counts[count]}
          </td>
        ))}
      </tr>
      <tr>
        <td colSpan={counted.length + 1}>
          <details className={styles.deviations}>
            <summary>{t('open', { causes: deviations.length, cases })}</summary>
            <p>
              {t.rich('measured', {
                day,
                line: installLine(one),
                code: (text) => <code lang="en">{text}</code>,
              })}
            </p>
            <p>{t('ran')}</p>
            <ul>
              {ran.map((kind) => (
                <li key={kind}>{t(`kinds.${kind}`, { count: ranOf(kinds[kind]) })}</li>
              ))}
            </ul>
            {notRun.length > 0 && (
              <>
                <p>{t('notRun')}</p>
                <ul>
                  {notRunReasons(notRun).map(([reason, count]) => (
                    <li key={reason}>{t('left', { reason: t(`reasons.${reason}`), count })}</li>
                  ))}
                </ul>
              </>
            )}
            {failures.length > 0 && <h3>{t('failures')}</h3>}
            {failures.map((cause) => (
              <Cause key={cause.cause} cause={cause} />
            ))}
            {refusals.length > 0 && <h3>{t('refusals')}</h3>}
            {refusals.map((cause) => (
              <Cause key={cause.cause} cause={cause} />
            ))}
          </details>
        </td>
      </tr>
    </tbody>
  );
}

type Counts = ReportedImplementation['kinds'][keyof ReportedImplementation['kinds']];

/** How many cases of a kind were run. */
function ranOf(counts: Counts): number {
  if (!counts) return 0;
  const { passed, wrong, accepted, refused } = counts;
  return passed + wrong + accepted + refused;
}
