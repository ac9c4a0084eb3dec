import type { Filters } from './filters.ts';

/** Whether an app takes all that is needed; open where part of it is not known or disputed. */
type Answer = 'takes' | 'open' | 'not';

/** The rows that are looked for, and how many apps they are, by whether they take what is needed. */
export interface Judged {
  readonly answers: ReadonlyMap<HTMLElement, Answer>;
  readonly counts: Readonly<Record<Answer, number>>;
}

const answers: readonly Answer[] = ['takes', 'open', 'not'];
const undecided: readonly string[] = ['unknown', 'disputed'];

/** What can be searched in a row, in lower case. */
const texts = new WeakMap<Element, string>();

function textOf(row: HTMLElement): string {
  const known = texts.get(row);
  if (known !== undefined) return known;
  const parts = [...row.querySelectorAll('th, ul')].map(({ textContent }) => textContent);
  const text = parts.join(' ').toLowerCase();
  texts.set(row, text);
  return text;
}

/** What a row's cells say about what is needed. */
function answerOf(row: HTMLElement, needs: Filters['needs']): Answer {
  let answer: Answer = 'takes';
  for (const [setting, value] of Object.entries(needs)) {
    const cell = row.querySelector<HTMLElement>(
      `td[data-setting="${setting}"][data-value="${value}"]`,
    );
    const outcome = cell?.dataset.outcome ?? 'unknown';
    if (outcome === 'right') continue;
    if (!undecided.includes(outcome)) return 'not';
    answer = 'open';
  }
  return answer;
}

function isAbout({ dataset }: HTMLElement, about: Filters['about']): boolean {
  return about === undefined || dataset.about?.split(' ').includes(about) === true;
}

const rowsIn = (element: HTMLElement) => [
  ...element.querySelectorAll<HTMLElement>('tbody[data-app]'),
];
const notesIn = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>('li')];

/** Whether a row is what is looked for, apart from what is needed. */
function isFound(row: HTMLElement, { app, about }: Filters, words: readonly string[]): boolean {
  return (
    (app === undefined || app === row.dataset.app) &&
    notesIn(row).some((note) => isAbout(note, about)) &&
    words.every((word) => textOf(row).includes(word))
  );
}

/** Makers as they are written in Korean and Japanese; the rows have their Latin names. */
const latinNames: ReadonlyMap<string, string> = new Map([
  ['구글', 'google'],
  ['마이크로소프트', 'microsoft'],
  ['グーグル', 'google'],
  ['マイクロソフト', 'microsoft'],
]);

/** Judges the rows in an element by what is looked for; changes nothing. */
export function judgeRows(element: HTMLElement, filters: Filters, search: string): Judged {
  const typed = search.toLowerCase().split(/\s+/).filter(Boolean);
  const words = typed.map((word) => latinNames.get(word) ?? word);
  const found = rowsIn(element).filter((row) => isFound(row, filters, words));
  const answerByRow = new Map(found.map((row) => [row, answerOf(row, filters.needs)]));
  // An app counts by the best of its platforms.
  const best = new Map<string | undefined, Answer>();
  for (const answer of answers.toReversed())
    for (const [row, own] of answerByRow) if (own === answer) best.set(row.dataset.app, answer);
  const count = (answer: Answer) => [...best.values()].filter((one) => one === answer).length;
  const counts = { takes: count('takes'), open: count('open'), not: count('not') };
  return { answers: answerByRow, counts };
}

/** Leaves the notes about a setting; all of them, where none is asked for. */
function showNotes(row: HTMLElement, about: Filters['about']): void {
  for (const note of notesIn(row)) note.hidden = !isAbout(note, about);
}

function markCells(row: HTMLElement, needs: Filters['needs']): void {
  for (const cell of row.querySelectorAll<HTMLElement>('td[data-setting]')) {
    const { setting, value } = cell.dataset;
    const isAsked = Object.entries(needs).some((need) => need[0] === setting && need[1] === value);
    cell.toggleAttribute('data-asked', isAsked);
  }
}

/**
 * Shows the rows that are looked for: those that take all that is needed first, then those of which
 * it is not known; the others are hidden. Notes that are looked for are unfolded.
 */
export function showRows(element: HTMLElement, filters: Filters, judged: Judged): void {
  const { needs, about, app } = filters;
  const table = element.querySelector('table');
  const unfolds = about !== undefined || app !== undefined;
  const isChanged = unfolds !== (table?.dataset.unfolded !== undefined);
  const rows = rowsIn(element);
  for (const [place, row] of rows.entries()) {
    const answer = judged.answers.get(row) ?? 'not';
    row.dataset.place ??= String(place);
    row.dataset.answer = answer;
    row.hidden = answer === 'not';
    markCells(row, needs);
    showNotes(row, about);
    const details = row.querySelector('details');
    if (details && (unfolds || isChanged)) details.open = unfolds && !row.hidden;
  }
  table?.toggleAttribute('data-unfolded', unfolds);
  // By their answers, and by name among those with the same.
  const placeOf = ({ dataset }: HTMLElement) =>
    answers.indexOf(dataset.answer as Answer) * rows.length + Number(dataset.place);
  const ordered = rows.toSorted((one, other) => placeOf(one) - placeOf(other));
  if (ordered.some((row, index) => row !== rows[index])) table?.append(...ordered);
}

/** The apps of the rows: their names in addresses, and their names. */
export function appsIn(element: HTMLElement): ReadonlyMap<string, string> {
  const places = rowsIn(element).map(
    ({ dataset }) => [dataset.app ?? '', dataset.name ?? ''] as const,
  );
  return new Map(places.toSorted(([, one], [, other]) => one.localeCompare(other)));
}
