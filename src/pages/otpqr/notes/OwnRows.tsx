import { createPortal } from 'react-dom';
import { Words } from '../../../i18n/useTranslations.tsx';
import type { Report } from '../../../otp/run/report.ts';
import { OwnRow } from './OwnRow.tsx';
import { useMoreWords } from './useMoreWords.ts';

interface OwnRowsProps {
  readonly reports: readonly Report[];
  readonly rows: HTMLElement;
  readonly onRemove: (report: Report) => void;
}

/** The visitor's report cards as the first rows of the table, with the words of both. */
export function OwnRows({ reports, rows, onRemove }: OwnRowsProps) {
  const words = useMoreWords('notes.rows test');
  const place = rows.querySelector('tbody[data-own]');
  if (!words || !place) return null;
  return createPortal(
    <Words {...words}>
      {reports.map((report) => (
        <OwnRow key={JSON.stringify(report)} report={report} onRemove={() => onRemove(report)} />
      ))}
    </Words>,
    place,
  );
}
