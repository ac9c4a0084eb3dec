import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { filterRows, showRows } from './filterRows.ts';
import type { Filters } from './filters.ts';

/**
 * Applies filters to the table in the page, which React doesn't render. Returns which rows match.
 * @param rows the element that contains the table; undefined until it is rendered
 * @param filters compared by identity: pass a stable reference
 */
export function useFilteredRows(rows: HTMLElement | undefined, filters: Filters, search: string) {
  // Deferred, so that the field reacts before the table is updated.
  const wanted = useDeferredValue(useMemo(() => ({ filters, search }), [filters, search]));
  const result = useMemo(
    () => rows && filterRows(rows, wanted.filters, wanted.search),
    [rows, wanted],
  );
  const [showsLacking, setShowsLacking] = useState(false);
  useEffect(() => {
    if (rows && result) showRows(rows, wanted.filters, result, showsLacking);
  }, [rows, wanted, result, showsLacking]);
  return { result, showsLacking, setShowsLacking };
}
