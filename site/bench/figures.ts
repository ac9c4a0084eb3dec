/** By which factor the benchmark slows down the browser's processor. */
export const throttle = 4;

/** Measured times in milliseconds. */
export interface Times {
  /** What was timed. It is the first cell of the table row. */
  readonly label: string;
  readonly times: readonly number[];
}

/** A page of docs/reference/ with one table. */
export interface Report {
  readonly title: string;
  /** What was measured and how, in Markdown. */
  readonly method: string;
  /** The first row has the column headings. */
  readonly table: readonly (readonly string[])[];
}

/** Returns the median. For an even number of values, it is the larger of the two middle values. */
export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export function inMilliseconds(time: number): string {
  return `${Math.round(time)} ms`;
}

export function inKilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

export function timesTable(rows: readonly Times[]): Report['table'] {
  return [
    ['What', 'Median', 'Worst'],
    ...rows.map(({ label, times }) => [
      label,
      inMilliseconds(median(times)),
      inMilliseconds(Math.max(...times)),
    ]),
  ];
}
