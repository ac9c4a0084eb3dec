import { useDeferredValue, useState } from 'react';
import { useTranslations } from '../../../i18n/useTranslations.tsx';
import { StaticHtml } from '../../../ui/StaticHtml.tsx';
import lab from '../Lab.module.css';
import type { ToolProps } from '../tools/toolProps.ts';
import { FilterForm } from './FilterForm.tsx';
import { loadRows } from './lazy.ts';
import { OwnReports } from './OwnReports.tsx';
import { ShownAppContext } from './shownApp.ts';

/** What real apps do with settings: a table that answers which app takes what one needs. */
export function Part({ noted: asked, query, memory }: ToolProps) {
  const t = useTranslations('labApps');
  const [rows, setRows] = useState<HTMLElement>();
  // The press is answered first; to take away a table takes longer.
  const noted = useDeferredValue(asked);
  const isAll = noted === undefined;
  return (
    <ShownAppContext value={noted}>
      {isAll && (
        <>
          <h2>{t('title')}</h2>
          <p className={lab.intro}>{t('intro')}</p>
          <FilterForm query={query} memory={memory} rows={rows} />
          <OwnReports memory={memory} rows={rows} />
        </>
      )}
      {/* Those of one app are others than those of all. */}
      <StaticHtml key={noted ?? ''} name="notes" load={loadRows} onReady={setRows} />
    </ShownAppContext>
  );
}
