import { useTranslations } from 'use-intl';
import type { FilterResult } from './filterRows.ts';

interface AppCountProps {
  /** Undefined until the table is rendered. */
  readonly result: FilterResult | undefined;
  /** Whether the visitor needs apps that support certain values. */
  readonly hasNeeds: boolean;
  /** Whether the table shows the apps that lack a needed value. */
  readonly showsLacking: boolean;
}

/** Says how many apps the filters find and, if values are needed, how many apps support them. */
export function AppCount({ result, hasNeeds, showsLacking }: AppCountProps) {
  const t = useTranslations('labNotes');
  const counts = result?.counts;
  return (
    <p role="status" data-testid="notes-count">
      {counts && hasNeeds && (
        <>
          {/* If the search finds nothing, that isn't a statement about what apps support. */}
          {result.supportByRow.size === 0 ? t('nothing') : t('takes', { count: counts.supports })}
          {counts.supports > 0 &&
            ` ${t('measured', { apps: counts.supports, count: result.measuredCount })}`}
          {counts.undecided > 0 && ` ${t('open', { count: counts.undecided })}`}
          {counts.lacks > 0 &&
            ` ${t(showsLacking ? 'lacking' : 'hidden', { count: counts.lacks })}`}
        </>
      )}
      {counts &&
        !hasNeeds &&
        (counts.supports === 0 ? t('nothing') : t('count', { count: counts.supports }))}
    </p>
  );
}
