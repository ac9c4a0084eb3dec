import type { Filters } from './filters.ts';

/** Whether an app supports all needed values. `undecided`: some values are unknown or disputed. */
type Support = 'supports' | 'undecided' | 'lacks';

/** How the outcomes of all needed values are known. `old`: at least one is only in reports over two years old. */
type Evidence = 'measured' | 'reported' | 'old';

/** The rows that match the search with their support, and the number of rows for each support. */
export interface FilterResult {
  readonly supportByRow: ReadonlyMap<HTMLElement, Support>;
  readonly counts: Readonly<Record<Support, number>>;
  /** The number of rows that support all needed values according to our own measurements alone. */
  readonly measuredCount: number;
}

/** From the best to the worst. */
const supportOrder: readonly Support[] = ['supports', 'undecided', 'lacks'];
const evidenceOrder: readonly Evidence[] = ['measured', 'reported', 'old'];
const undecidedOutcomes: readonly string[] = ['unknown', 'disputed'];

/** The searchable texts of rows, in lower case. Visitors also search for the system of their phone. */
const texts = new WeakMap<Element, string>();

function textOf(row: HTMLElement): string {
  const known = texts.get(row);
  if (known !== undefined) return known;
  const parts = [...row.querySelectorAll('th, section')].map(({ textContent }) => textContent);
  const text = [row.dataset.systems, ...parts].join(' ').toLowerCase();
  texts.set(row, text);
  return text;
}

function cellOf(row: HTMLElement, setting: string, value: string): HTMLElement | null {
  return row.querySelector(`td[data-setting="${setting}"][data-value="${value}"]`);
}

/** Returns whether the app supports the needed values, according to the cells of its row. */
function supportOf(row: HTMLElement, needs: Filters['needs']): Support {
  let support: Support = 'supports';
  for (const [setting, value] of Object.entries(needs)) {
    const outcome = cellOf(row, setting, value)?.dataset.outcome ?? 'unknown';
    if (outcome === 'right') continue;
    if (!undecidedOutcomes.includes(outcome)) return 'lacks';
    support = 'undecided';
  }
  return support;
}

/** Returns how the app's outcomes for the needed values are known. Without needed values, all apps are equal. */
function evidenceOf(row: HTMLElement, needs: Filters['needs']): Evidence {
  const cells = Object.entries(needs).map(([setting, value]) => cellOf(row, setting, value));
  if (cells.every((cell) => cell?.dataset.evidence === 'measured')) return 'measured';
  return cells.some((cell) => cell?.dataset.old !== undefined) ? 'old' : 'reported';
}

function isAbout({ dataset }: HTMLElement, about: Filters['about']): boolean {
  return about === undefined || dataset.about?.split(' ').includes(about) === true;
}

const rowsIn = (element: HTMLElement) => [
  ...element.querySelectorAll<HTMLElement>('tbody[data-app]'),
];
const notesIn = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>('li')];

/** Returns whether a row matches the app, the phone, the setting and the search words. The needed values don't count. */
function isFound(
  row: HTMLElement,
  { app, phone, about }: Filters,
  words: readonly string[],
): boolean {
  return (
    (app === undefined || app === row.dataset.app) &&
    (phone === undefined || row.dataset.systems?.split(' ').includes(phone) === true) &&
    notesIn(row).some((note) => isAbout(note, about)) &&
    words.every((word) => textOf(row).includes(word))
  );
}

/** Other words for what the rows contain: Korean and Japanese spellings, and the device of a system. */
const synonyms: ReadonlyMap<string, string> = new Map([
  ['iphone', 'ios'],
  ['아이폰', 'ios'],
  ['안드로이드', 'android'],
  ['アンドロイド', 'android'],
  ['구글', 'google'],
  ['마이크로소프트', 'microsoft'],
  ['グーグル', 'google'],
  ['マイクロソフト', 'microsoft'],
]);

/** Returns which rows in an element match, with their support. Doesn't change the page. */
export function filterRows(element: HTMLElement, filters: Filters, search: string): FilterResult {
  const typed = search.toLowerCase().split(/\s+/).filter(Boolean);
  const words = typed.map((word) => synonyms.get(word) ?? word);
  const found = rowsIn(element).filter((row) => isFound(row, filters, words));
  const supportByRow = new Map(found.map((row) => [row, supportOf(row, filters.needs)]));
  const count = (support: Support) =>
    [...supportByRow.values()].filter((own) => own === support).length;
  const counts = {
    supports: count('supports'),
    undecided: count('undecided'),
    lacks: count('lacks'),
  };
  const measuredCount = found.filter(
    (row) => supportByRow.get(row) === 'supports' && evidenceOf(row, filters.needs) === 'measured',
  ).length;
  return { supportByRow, counts, measuredCount };
}

/** Hides the notes that aren't about the setting. Without a setting, shows all notes. */
function showNotes(row: HTMLElement, about: Filters['about']): void {
  for (const note of notesIn(row)) note.hidden = !isAbout(note, about);
}

function markCells(row: HTMLElement, needs: Filters['needs']): void {
  for (const cell of row.querySelectorAll<HTMLElement>('td[data-setting]')) {
    const { setting, value } = cell.dataset;
    const isAsked = Object.entries(needs).some((need) => need[0] === setting && need[1] === value);
    cell.toggleAttribute('data-asked', isAsked);
    // On a narrow screen, the value is in the list of another cell.
    for (const listed of row.querySelectorAll(`[data-lists="${cell.dataset.value}"]`))
      listed.toggleAttribute('data-asked', isAsked);
  }
}

/**
 * Applies the filters to the page. Apps that support all needed values come first, then undecided ones. Among them,
 * those that we measured come before those with recent reports, and old reports are last.
 * Apps that lack a value are hidden, or last if `showsLacking` is set. If the filters name an app or a setting, the
 * notes of visible rows are open.
 */
export function showRows(
  element: HTMLElement,
  filters: Filters,
  result: FilterResult,
  showsLacking: boolean,
): void {
  const { needs, about, app } = filters;
  const table = element.querySelector('table');
  const shouldOpen = about !== undefined || app !== undefined;
  const isChanged = shouldOpen !== (table?.dataset.open !== undefined);
  const rows = rowsIn(element);
  for (const [place, row] of rows.entries()) {
    const support = result.supportByRow.get(row) ?? 'lacks';
    row.dataset.place ??= String(place);
    row.dataset.support = support;
    row.hidden = support === 'lacks' && !(showsLacking && result.supportByRow.has(row));
    markCells(row, needs);
    showNotes(row, about);
    const details = row.querySelector('details');
    if (details && (shouldOpen || isChanged)) details.open = shouldOpen && !row.hidden;
  }
  table?.toggleAttribute('data-open', shouldOpen);
  // Without rows, the head would be alone.
  table?.toggleAttribute(
    'data-empty',
    rows.every(({ hidden }) => hidden),
  );
  // Rows with the same rank keep their original order, which is by name.
  const placeOf = (row: HTMLElement) => {
    const rank =
      supportOrder.indexOf(row.dataset.support as Support) * evidenceOrder.length +
      evidenceOrder.indexOf(evidenceOf(row, needs));
    return rank * rows.length + Number(row.dataset.place);
  };
  const ordered = rows.toSorted((a, b) => placeOf(a) - placeOf(b));
  if (ordered.some((row, index) => row !== rows[index])) table?.append(...ordered);
}

/** Returns the names of the apps by their names in addresses, sorted by name. */
export function appsIn(element: HTMLElement): ReadonlyMap<string, string> {
  const entries = rowsIn(element).map(
    ({ dataset }) => [dataset.app ?? '', dataset.name ?? ''] as const,
  );
  return new Map(entries.toSorted(([, a], [, b]) => a.localeCompare(b)));
}
