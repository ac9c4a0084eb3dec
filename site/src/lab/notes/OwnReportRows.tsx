import { createPortal } from 'react-dom';
import { MoreMessages } from '../MoreMessages.tsx';
import type { Report } from '@otp-lab/otp/app-test';
import { OwnReportRow } from './OwnReportRow.tsx';

interface OwnReportRowsProps {
  readonly reports: readonly Report[];
  readonly rows: HTMLElement;
  readonly onRemove: (report: Report) => void;
}

/** Renders the visitor's report cards as the first rows of the table. */
export function OwnReportRows({ reports, rows, onRemove }: OwnReportRowsProps) {
  const body = rows.querySelector('tbody[data-own]');
  if (!body) return null;
  return createPortal(
    <MoreMessages bundle="notes-table">
      <MoreMessages bundle="test">
        {reports.map((report) => (
          <OwnReportRow
            key={JSON.stringify(report)}
            report={report}
            onRemove={() => onRemove(report)}
          />
        ))}
      </MoreMessages>
    </MoreMessages>,
    body,
  );
}
