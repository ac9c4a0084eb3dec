import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import lab from '../Lab.module.css';
import type { ToolProps } from '../tools.ts';
import { FilterForm } from './FilterForm.tsx';
import { StaticRows, lazyRows } from '../StaticRows.tsx';
import { OwnReports } from './OwnReports.tsx';
import { ShownAppContext } from './shownApp.ts';

const Rows = lazyRows(() => import('./Rows.tsx'));

/** What real apps do with settings: a table that answers which app takes what one needs. */
export default function Notes({ app: asked, query, memory }: ToolProps) {
  const t = useTranslations('labApps');
  const [rows, setRows] = useState<HTMLElement>();
  // The press is answered first; to take away a table takes longer.
  const app = useDeferredValue(asked);
  const isAll = app === undefined;
  return (
    <ShownAppContext value={app}>
      {isAll && (
        <>
          <h2>{t('title')}</h2>
          <p className={lab.intro}>{t('intro')}</p>
          <FilterForm query={query} memory={memory} rows={rows} />
          <OwnReports memory={memory} rows={rows} />
        </>
      )}
      {/* Those of one app are others than those of all. */}
      <StaticRows key={app ?? ''} name="notes" Rows={Rows} bundle="notes-rows" onReady={setRows} />
    </ShownAppContext>
  );
}
