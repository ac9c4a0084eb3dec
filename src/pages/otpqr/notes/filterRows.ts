import type { Filters } from './filters.ts';

/** Whether an app takes all that is needed; open where part of it is not known or disputed. */
type Answer = 'takes' | 'open' | 'not';

/** How many apps take what is needed, may take it, and do not; all that are shown. */
export interface Counts extends Readonly<Record<Answer, number>> {
  readonly shown: number;
}

const answers: readonly Answer[] = ['takes', 'open', 'not'];
const undecided: readonly (string | undefined)[] = ['unknown', 'disputed'];

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

/** What a row's cells say about what is needed; marks the cells. */
function answerOf(row: HTMLElement, needs: Filters['needs']): Answer {
  let answer: Answer = 'takes';
  for (const cell of row.querySelectorAll<HTMLElement>('td[data-setting]')) {
    const { setting, value, outcome } = cell.dataset;
    const isAsked = Object.entries(needs).some(
      ([one, wanted]) => one === setting && wanted === value,
    );
    cell.toggleAttribute('data-asked', isAsked);
    if (!isAsked || outcome === 'right') continue;
    if (!undecided.includes(outcome)) answer = 'not';
    else if (answer === 'takes') answer = 'open';
  }
  return answer;
}

/** Leaves the notes about a setting alone, unfolded. */
function showNotes(row: HTMLElement, about: Filters['about'], wasAbout: boolean): boolean {
  let isAny = false;
  for (const note of row.querySelectorAll<HTMLElement>('li')) {
    const isAbout = about === undefined || note.dataset.about?.split(' ').includes(about) === true;
    note.hidden = !isAbout;
    isAny ||= isAbout;
  }
  const details = row.querySelector('details');
  if (details && (about !== undefined || wasAbout)) details.open = about !== undefined;
  return isAny;
}

/**
 * Shows the rows that are looked for: those that take all that is needed first, then those of which
 * it is not known; the others are hidden.
 */
export function filterRows(element: HTMLElement, filters: Filters, search: string): Counts {
  const table = element.querySelector('table');
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const best = new Map<string, Answer>();
  const shown = new Set<string>();
  const rows = [...element.querySelectorAll<HTMLElement>('tbody[data-app]')];
  const wasAbout = table?.dataset.about !== undefined;
  for (const [place, row] of rows.entries()) {
    row.dataset.place ??= String(place);
    const { app = '' } = row.dataset;
    const isAbout = showNotes(row, filters.about, wasAbout);
    const isFound =
      isAbout &&
      (filters.app === undefined || filters.app === app) &&
      words.every((word) => textOf(row).includes(word));
    const answer = answerOf(row, filters.needs);
    row.dataset.answer = answer;
    row.hidden = !isFound || answer === 'not';
    if (!row.hidden) shown.add(app);
    const before = best.get(app) ?? 'not';
    if (isFound) best.set(app, answers.indexOf(answer) < answers.indexOf(before) ? answer : before);
  }
  if (table) {
    if (filters.about === undefined) delete table.dataset.about;
    else table.dataset.about = filters.about;
    order(table, rows);
  }
  const count = (answer: Answer) => [...best.values()].filter((one) => one === answer).length;
  return { takes: count('takes'), open: count('open'), not: count('not'), shown: shown.size };
}

/** Puts rows by their answers, and by name among those with the same. */
function order(table: HTMLTableElement, rows: readonly HTMLElement[]): void {
  const placeOf = ({ dataset }: HTMLElement) =>
    answers.indexOf(dataset.answer as Answer) * rows.length + Number(dataset.place);
  const ordered = rows.toSorted((one, other) => placeOf(one) - placeOf(other));
  if (ordered.some((row, index) => row !== rows[index])) table.append(...ordered);
}

/** The apps of the rows: their names in addresses, and their names. */
export function appsIn(element: HTMLElement): ReadonlyMap<string, string> {
  const rows = [...element.querySelectorAll<HTMLElement>('tbody[data-app]')];
  const places = rows.map(({ dataset }) => [dataset.app ?? '', dataset.name ?? ''] as const);
  return new Map(places.toSorted(([, one], [, other]) => one.localeCompare(other)));
}
