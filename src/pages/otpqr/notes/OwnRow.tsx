import { useTranslations } from '../../../i18n/useTranslations.tsx';
import { noteColumns } from '../../../otp/notes/columns.ts';
import { reportEntry, reportOutcome } from '../../../otp/notes/reportNotes.ts';
import type { Report } from '../../../otp/run/report.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { OutcomeCell } from './OutcomeCell.tsx';
import styles from './OwnRow.module.css';

interface OwnRowProps {
  readonly report: Report;
  readonly onRemove: () => void;
}

/** A report card in the table: its outcomes, all that was tested, and it as an entry of the notes. */
export function OwnRow({ report, onRemove }: OwnRowProps) {
  const t = useTranslations('labMatrix.own');
  const run = useTranslations('labRun');
  const { app, date, rows } = report;
  const entry = reportEntry(report);
  return (
    <>
      <tr data-testid="own-report">
        <th scope="row">
          <bdi>{app.name === '' ? run('name') : app.name}</bdi>
          <small className={styles.mark}>
            {t('mark')}{' '}
            <bdi>{app.version === '' ? date : t('when', { version: app.version, date })}</bdi>
          </small>
        </th>
        {noteColumns.map((column) => (
          <OutcomeCell key={column.value} column={column} outcome={reportOutcome(report, column)} />
        ))}
      </tr>
      <tr>
        <td colSpan={noteColumns.length + 1}>
          <details>
            <summary>{t('rest')}</summary>
            <dl className={styles.tested}>
              {rows.map(({ capability, verdict }) => (
                <div key={capability}>
                  <dt>{run(`capability.${capability}`)}</dt>
                  <dd>{run(`verdict.${verdict}`)}</dd>
                </div>
              ))}
            </dl>
          </details>
          <details>
            <summary>{t('entry')}</summary>
            <p>{t('entryHow')}</p>
            <pre className={styles.entry} tabIndex={0} data-testid="own-entry">
              {entry}
            </pre>
            <CopyButton text={entry} done={t('copied')} failed={t('copyFailed')}>
              {t('copy')}
            </CopyButton>
          </details>
          <button type="button" className={styles.remove} onClick={onRemove}>
            {t('remove')}
          </button>
        </td>
      </tr>
    </>
  );
}
