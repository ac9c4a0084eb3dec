import {
  type Evidence,
  evidenceOf,
  type NoteColumn,
  noteColumns,
  type NoteRow,
  newestSourceDay,
  type Outcome,
  outcomeOf,
} from '@otp-lab/app-notes';

/** The outcome for one value, and how it's known. */
export interface Cell {
  readonly column: NoteColumn;
  readonly outcome: Outcome;
  /** Undefined if the outcome is unknown, or if it's from the visitor's own test. */
  readonly evidence?: Evidence | undefined;
}

/** Returns the cells of an app's row, one for each column. */
export function rowCells({ notes }: Pick<NoteRow, 'notes'>): Cell[] {
  return noteColumns.map((column) => ({
    column,
    outcome: outcomeOf(notes, column.requested, column.setting),
    evidence: evidenceOf(notes, column.requested, column.setting, newestSourceDay),
  }));
}

const keyOf = ({ kind, version, date }: Evidence) => [kind, version, date].join(' ');

/** Returns whether two outcomes have the same kind of evidence, version and date, or neither has any evidence. */
export function isSameEvidence(first: Evidence | undefined, second: Evidence | undefined): boolean {
  return first && second ? keyOf(first) === keyOf(second) : first === second;
}

/**
 * Returns the evidence that most cells of a row share, so that the row mentions it once. If several are equally
 * frequent, returns the newest one. Returns undefined if all outcomes are unknown.
 */
export function sharedEvidence(cells: readonly Cell[]): Evidence | undefined {
  const all = cells.map(({ evidence }) => evidence).filter((evidence) => evidence !== undefined);
  const count = (evidence: Evidence) =>
    all.filter((other) => isSameEvidence(evidence, other)).length;
  return all.toSorted(
    (a, b) => count(b) - count(a) || (b.date ?? '').localeCompare(a.date ?? ''),
  )[0];
}

/**
 * Returns the cells with an outcome, in groups that are known in the same way. The cells of a group are in the order of
 * the columns, and so are the groups by their first cells.
 */
export function groupsWith(outcome: Outcome, cells: readonly Cell[]): Cell[][] {
  const groups: Cell[][] = [];
  for (const cell of cells.filter((candidate) => candidate.outcome === outcome)) {
    const group = groups.find(([first]) => isSameEvidence(first?.evidence, cell.evidence));
    if (group) group.push(cell);
    else groups.push([cell]);
  }
  return groups;
}
