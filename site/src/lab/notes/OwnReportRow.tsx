import { useTranslations } from 'use-intl';
import { noteColumns, reportEntry, reportOutcome } from '@otp-lab/app-notes';
import type { Report } from '@otp-lab/otp/app-test';
import * as site from '../../../site.config.ts';
import { CopyButton } from '../../components/ui/CopyButton.tsx';
import { outcomeOf } from '../test/outcomes.ts';
import { OutcomeCells } from './OutcomeCells.tsx';
import styles from './OwnReportRow.module.css';
import { useObservationDate } from './useObservationDate.ts';

interface OwnReportRowProps {
  readonly report: Report;
  readonly onRemove: () => void;
}

/** The rows of a report card: its outcomes, all its results, and the report as an entry for the notes. */
export function OwnReportRow({ report, onRemove }: OwnReportRowProps) {
  const t = useTranslations('labNotesTable.own');
  const testMessages = useTranslations('labTest');
  const { app, date, rows } = report;
  const day = useObservationDate()(date);
  const entry = reportEntry(report);
  return (
    <>
      <tr className={styles.own} data-testid="own-report">
        <th scope="row">
          <bdi>{app.name === '' ? testMessages('name') : app.name}</bdi>
          <span className={styles.mark}>
            <strong>{t('mark')}</strong>{' '}
            <bdi>{app.version === '' ? day : t('when', { version: app.version, date: day })}</bdi>
          </span>
        </th>
        <OutcomeCells
          cells={noteColumns.map((column) => ({ column, outcome: reportOutcome(report, column) }))}
        />
      </tr>
      <tr>
        <td colSpan={noteColumns.length + 1}>
          <details>
            <summary>{t('rest')}</summary>
            <dl className={styles.tested}>
              {rows.map((row) => (
                <div key={row.capability}>
                  <dt>{testMessages(`capability.${row.capability}`)}</dt>
                  <dd>{testMessages(`outcome.${outcomeOf(row)}`)}</dd>
                </div>
              ))}
            </dl>
          </details>
          <details>
            <summary>{t('entry')}</summary>
            <p>
              {t.rich('entryHow', {
                mail: (text) => <a href={`mailto:${site.contact.email}`}>{text}</a>,
              })}
            </p>
            <textarea
              className={styles.entry}
              aria-label={t('entry')}
              rows={12}
              readOnly
              spellCheck={false}
              data-testid="own-entry"
              value={entry}
            />
            <CopyButton text={entry}>{t('copy')}</CopyButton>
          </details>
          <button type="button" className={styles.remove} onClick={onRemove}>
            {t('remove')}
          </button>
        </td>
      </tr>
    </>
  );
}
