import { type ComponentProps, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Difference, GroupResult, ProgramGroup } from '@otp-lab/otp/program';
import type { VerificationGroup } from '@otp-lab/otp/verification';
import { Icon } from '../../components/ui/Icon.tsx';
import type { JudgedResult } from './program.worker.ts';
import { separator } from '../../components/shared/separator.ts';
import styles from './ResultTables.module.css';
import type { Task } from './task.ts';

interface ResultTablesProps {
  readonly result: JudgedResult;
}

const icons = { pass: 'check', fail: 'alert', partial: undefined, none: undefined } as const;
const counts = ['right', 'wrong', 'refused', 'missing'] as const;

interface GroupsProps extends ResultTablesProps {
  readonly task: Task;
}

interface DifferenceTableProps extends ComponentProps<'table'> {
  readonly differences: readonly Difference[];
}

/** A table of wrong outputs next to the correct ones. The line of the input is below them, because it may be long. */
function DifferenceTable({ differences, children, ...attributes }: DifferenceTableProps) {
  const t = useTranslations('labProgram.table');
  return (
    <table {...attributes} className={`${styles.table} ${styles.differences}`}>
      {children}
      <thead>
        <tr>
          <th scope="col">{t('id')}</th>
          <th scope="col">{t('expected')}</th>
          <th scope="col">{t('given')}</th>
        </tr>
      </thead>
      {differences.map(({ id, line, expected, given }) => (
        <tbody key={id} data-testid="program-difference">
          <tr>
            <th scope="rowgroup">{id}</th>
            <td>{expected}</td>
            <td className={styles.given}>{given}</td>
          </tr>
          <tr>
            <td colSpan={3} className={styles.line}>
              {t.rich('input', {
                line,
                code: (text) => (
                  <code dir="ltr" translate="no">
                    {text}
                  </code>
                ),
              })}
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}

/** The wrong outputs: a table of the first ones, and one of the others in a disclosure. */
export function Differences({ result: { differences, moreDifferences } }: ResultTablesProps) {
  const t = useTranslations('labProgram.table');
  const summaryId = useId();
  const count = differences.length;
  return (
    <div>
      <DifferenceTable differences={differences} data-testid="program-differences">
        <caption>{t('first', { count, all: moreDifferences.length === 0 ? 'yes' : 'no' })}</caption>
      </DifferenceTable>
      {moreDifferences.length > 0 && (
        <details className={styles.more} data-testid="program-more-differences">
          <summary id={summaryId}>{t('more', { count: moreDifferences.length })}</summary>
          <DifferenceTable differences={moreDifferences} aria-labelledby={summaryId} />
        </details>
      )}
    </div>
  );
}

/** A table of the kinds of input, with a verdict and counts for each. */
export function Groups({ task, result: { groups } }: GroupsProps) {
  const t = useTranslations('labProgram');
  const countsOf = (group: GroupResult) =>
    counts
      .filter((name) => group[name] > 0)
      .map((name) => t(`count.${name}`, { count: group[name] }))
      .join(separator);
  const nameOf = ({ group }: GroupResult) =>
    task === 'verification'
      ? t(`verification.group.${group as VerificationGroup}`)
      : t(`group.${group as ProgramGroup}`);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('table.kind')}</th>
          <th scope="col">{t('table.verdict')}</th>
          <th scope="col">{t('table.counts')}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => {
          const icon = icons[group.verdict];
          return (
            <tr
              key={group.group}
              data-testid="program-verdict"
              data-group={group.group}
              data-verdict={group.verdict}
            >
              <th scope="row">{nameOf(group)}</th>
              <td className={styles.verdict}>
                {icon && <Icon name={icon} size={18} />}
                {t(`verdict.${group.verdict}`)}
              </td>
              <td>{countsOf(group)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
