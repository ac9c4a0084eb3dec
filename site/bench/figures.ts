/** How much slower than this machine the browser's processor is. */
export const throttle = 4;

/** Measured times in milliseconds. */
export interface Times {
  readonly what: string;
  readonly times: readonly number[];
}

/** A table of a report. The first row has the headings of the columns. */
export interface Report {
  readonly title: string;
  /** What was measured and how, in Markdown. */
  readonly method: string;
  readonly table: readonly (readonly string[])[];
}

/** Returns the middle value; of an even number of values, the larger one of the middle. */
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
    ...rows.map(({ what, times }) => [
      what,
      inMilliseconds(median(times)),
      inMilliseconds(Math.max(...times)),
    ]),
  ];
}
