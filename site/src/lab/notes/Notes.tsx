import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import lab from '../Lab.module.css';
import { appsWithNotePage, findName } from '../../routes.ts';
import type { ToolProps } from '../tools.ts';
import { FilterForm } from './FilterForm.tsx';
import { lazyComponent } from '../../components/ui/lazyComponent.ts';
import { StaticContent } from '../StaticContent.tsx';
import { OwnReports } from './OwnReports.tsx';
import { NotesAppContext } from './notesAppContext.ts';

const NotesTable = lazyComponent(async () => (await import('./NotesTable.tsx')).NotesTable);

/** The tool Notes: a table that shows which settings each app supports, with filters. */
export default function Notes({ app: requestedApp, query, memory }: ToolProps) {
  const t = useTranslations('labNotes');
  const [rows, setRows] = useState<HTMLElement>();
  // Deferred, so that the page reacts to the press before React removes the table.
  const app = useDeferredValue(findName(appsWithNotePage, requestedApp));
  const isAll = app === undefined;
  return (
    <NotesAppContext value={app}>
      {isAll && (
        <>
          <p className={`${lab.intro} ${lab.hiddenAtZoom}`}>{t('intro')}</p>
          <FilterForm query={query} memory={memory} rows={rows} />
        </>
      )}
      {/* The key replaces the table when the visitor switches between one app and all. */}
      <StaticContent
        key={app ?? ''}
        name="notes"
        Content={NotesTable}
        bundle="notes-table"
        onReady={setRows}
      />
      {isAll && <OwnReports memory={memory} rows={rows} />}
    </NotesAppContext>
  );
}
