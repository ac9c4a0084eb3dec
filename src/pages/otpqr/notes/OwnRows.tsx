import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { loadWords } from '../../../i18n/load.ts';
import type { Messages } from '../../../i18n/messages.ts';
import { useWords, Words } from '../../../i18n/useTranslations.tsx';
import type { Report } from '../../../otp/run/report.ts';
import { OwnRow } from './OwnRow.tsx';

interface OwnRowsProps {
  readonly reports: readonly Report[];
  readonly rows: HTMLElement;
  readonly onRemove: (report: Report) => void;
}

/** The visitor's report cards as the first rows of the table, with the words of both. */
export function OwnRows({ reports, rows, onRemove }: OwnRowsProps) {
  const { language, words } = useWords();
  const [own, setOwn] = useState<Partial<Messages>>();
  useEffect(() => {
    let isWanted = true;
    Promise.all([loadWords(language, 'notes.rows'), loadWords(language, 'test')]).then(
      (parts) => isWanted && setOwn(Object.assign({}, ...parts)),
      reportError,
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  const place = rows.querySelector('tbody[data-own]');
  if (!own || !place) return null;
  return createPortal(
    <Words language={language} words={{ ...words, ...own }}>
      {reports.map((report) => (
        <OwnRow key={JSON.stringify(report)} report={report} onRemove={() => onRemove(report)} />
      ))}
    </Words>,
    place,
  );
}
