import { createPortal } from 'react-dom';
import { MoreMessages } from '../MoreMessages.tsx';
import type { Report } from '@otp-lab/otp/app-test';
import { OwnRow } from './OwnRow.tsx';

interface OwnRowsProps {
  readonly reports: readonly Report[];
  readonly rows: HTMLElement;
  readonly onRemove: (report: Report) => void;
}

/** The visitor's report cards as the first rows of the table, with the words of both. */
export function OwnRows({ reports, rows, onRemove }: OwnRowsProps) {
  const place = rows.querySelector('tbody[data-own]');
  if (!place) return null;
  return createPortal(
    <MoreMessages bundle="notes-rows">
      <MoreMessages bundle="test">
        {reports.map((report) => (
          <OwnRow key={JSON.stringify(report)} report={report} onRemove={() => onRemove(report)} />
        ))}
      </MoreMessages>
    </MoreMessages>,
    place,
  );
}
