import { useTranslations } from 'use-intl';
import type { GroupResult, ProgramGroup } from '@otp-lab/otp/program';
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

/** A table of the first wrong outputs next to the correct ones. */
export function Differences({ result: { differences, total } }: ResultTablesProps) {
  const t = useTranslations('labProgram.table');
  const count = differences.length;
  return (
    <table className={styles.table} data-testid="program-differences">
      <caption>{t('first', { count, all: count === total.wrong ? 'yes' : 'no' })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('id')}</th>
          <th scope="col">{t('expected')}</th>
          <th scope="col">{t('given')}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ id, expected, given }) => (
          <tr key={id}>
            <th scope="row">{id}</th>
            <td>{expected}</td>
            <td className={styles.given}>{given}</td>
          </tr>
        ))}
      </tbody>
    </table>
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
