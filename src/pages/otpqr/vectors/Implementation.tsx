import { useTranslations } from '../../../i18n/useTranslations.tsx';
import type {
  ReportedCause,
  ReportedImplementation,
} from '../../../../scripts/conformance/report.ts';
import { suiteKinds } from '../../../otp/suite/types.ts';
import { listOf } from '../../shared/intl.ts';
import { useNavigation } from '../../../ui/navigation.ts';
import { Cause } from './Cause.tsx';
import { counted } from './counted.ts';
import styles from './Implementations.module.css';

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
  const { language: visitors } = useNavigation();
  const ran = suiteKinds
    .filter((kind) => kinds[kind])
    .map((kind) => t(`kinds.${kind}`, { count: ranOf(kinds[kind]) }));
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
              {t('measured', { day })} <code lang="en">{installLine(one)}</code>
            </p>
            <p>
              {t('ran')} {listOf(visitors, ran, 'unit')}
            </p>
            {notRun.length > 0 && (
              <p>
                {t('notRun')}{' '}
                <span lang="en">
                  {notRun.map(({ what, cases: left }) => `${what} (${left})`).join('; ')}
                </span>
              </p>
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
