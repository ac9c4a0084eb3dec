import type { Filters } from './filters.ts';

/** Whether an app supports all needed values. `open`: some values are unknown or disputed. */
type Answer = 'supports' | 'open' | 'lacks';

/** The rows that match the search with their answers, and the number of apps for each answer. */
export interface FilterResult {
  readonly answers: ReadonlyMap<HTMLElement, Answer>;
  readonly counts: Readonly<Record<Answer, number>>;
  /** The number of apps that support all needed values according to our own measurements alone. */
  readonly measured: number;
}

const answers: readonly Answer[] = ['supports', 'open', 'lacks'];
const undecided: readonly string[] = ['unknown', 'disputed'];

/** The searchable texts of rows, in lower case. */
const texts = new WeakMap<Element, string>();

function textOf(row: HTMLElement): string {
  const known = texts.get(row);
  if (known !== undefined) return known;
  const parts = [...row.querySelectorAll('th, ul')].map(({ textContent }) => textContent);
  const text = parts.join(' ').toLowerCase();
  texts.set(row, text);
  return text;
}

/** Returns whether the app supports the needed values, according to the cells of its row. */
function answerOf(row: HTMLElement, needs: Filters['needs']): Answer {
  let answer: Answer = 'supports';
  for (const [setting, value] of Object.entries(needs)) {
    const cell = row.querySelector<HTMLElement>(
      `td[data-setting="${setting}"][data-value="${value}"]`,
    );
    const outcome = cell?.dataset.outcome ?? 'unknown';
    if (outcome === 'right') continue;
    if (!undecided.includes(outcome)) return 'lacks';
    answer = 'open';
  }
  return answer;
}

/** Returns whether we measured the app's outcome for each needed value. */
function isMeasured(row: HTMLElement, needs: Filters['needs']): boolean {
  return Object.entries(needs).every(([setting, value]) =>
    row.querySelector(
      `td[data-setting="${setting}"][data-value="${value}"][data-evidence="measured"]`,
    ),
  );
}

function isAbout({ dataset }: HTMLElement, about: Filters['about']): boolean {
  return about === undefined || dataset.about?.split(' ').includes(about) === true;
}

const rowsIn = (element: HTMLElement) => [
  ...element.querySelectorAll<HTMLElement>('tbody[data-app]'),
];
const notesIn = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>('li')];

/** Returns whether a row matches the app, the setting and the search words. The needed values don't count here. */
function isFound(row: HTMLElement, { app, about }: Filters, words: readonly string[]): boolean {
  return (
    (app === undefined || app === row.dataset.app) &&
    notesIn(row).some((note) => isAbout(note, about)) &&
    words.every((word) => textOf(row).includes(word))
  );
}

/** Korean and Japanese spellings of vendors. The rows contain the Latin ones. */
const latinNames: ReadonlyMap<string, string> = new Map([
  ['구글', 'google'],
  ['마이크로소프트', 'microsoft'],
  ['グーグル', 'google'],
  ['マイクロソフト', 'microsoft'],
]);

/** Returns which rows in an element match, with their answers. Doesn't change the page. */
export function filterRows(element: HTMLElement, filters: Filters, search: string): FilterResult {
  const typed = search.toLowerCase().split(/\s+/).filter(Boolean);
  const words = typed.map((word) => latinNames.get(word) ?? word);
  const found = rowsIn(element).filter((row) => isFound(row, filters, words));
  const answerByRow = new Map(found.map((row) => [row, answerOf(row, filters.needs)]));
  // Count an app once, by the best answer of its platforms.
  const best = new Map<string | undefined, Answer>();
  for (const answer of answers.toReversed())
    for (const [row, own] of answerByRow) if (own === answer) best.set(row.dataset.app, answer);
  const count = (answer: Answer) =>
    [...best.values()].filter((bestAnswer) => bestAnswer === answer).length;
  const counts = { supports: count('supports'), open: count('open'), lacks: count('lacks') };
  const measured = new Set(
    found
      .filter((row) => answerByRow.get(row) === 'supports' && isMeasured(row, filters.needs))
      .map(({ dataset }) => dataset.app),
  );
  return { answers: answerByRow, counts, measured: measured.size };
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
 * Applies the filters to the page. Apps that support all needed values come first, then those with an open answer.
 * Other rows are hidden. If the filters name an app or a setting, the notes of visible rows are open.
 */
export function showRows(element: HTMLElement, filters: Filters, result: FilterResult): void {
  const { needs, about, app } = filters;
  const table = element.querySelector('table');
  const shouldOpen = about !== undefined || app !== undefined;
  const isChanged = shouldOpen !== (table?.dataset.unfolded !== undefined);
  const rows = rowsIn(element);
  for (const [place, row] of rows.entries()) {
    const answer = result.answers.get(row) ?? 'lacks';
    row.dataset.place ??= String(place);
    row.dataset.answer = answer;
    row.hidden = answer === 'lacks';
    markCells(row, needs);
    showNotes(row, about);
    const details = row.querySelector('details');
    if (details && (shouldOpen || isChanged)) details.open = shouldOpen && !row.hidden;
  }
  table?.toggleAttribute('data-unfolded', shouldOpen);
  // Sort by answer. Rows with the same answer keep their original order, which is by name.
  const placeOf = ({ dataset }: HTMLElement) =>
    answers.indexOf(dataset.answer as Answer) * rows.length + Number(dataset.place);
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
