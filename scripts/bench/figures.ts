/** How much slower the processor is made. */
export const throttle = 4;

/** Times in milliseconds, and what their median is to reach. */
export interface Figure {
  readonly what: string;
  readonly times: readonly number[];
  readonly toReach: number;
}

/** A part of the report. */
export interface Section {
  /** What was measured how, in Markdown. */
  readonly note: string;
  /** The first row holds the heads of the columns. */
  readonly table: readonly (readonly string[])[];
}

export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** A value as the report shows it: bold where it is above what is to be reached. */
export function held(value: number, toReach: number, text: string): string {
  return value > toReach ? `**${text}**` : text;
}

const milliseconds = (time: number) => `${Math.round(time)} ms`;

export function tableOf(figures: readonly Figure[]): Section['table'] {
  return [
    ['What', 'median', 'worst', 'to reach'],
    ...figures.map(({ what, times, toReach }) => [
      what,
      held(median(times), toReach, milliseconds(median(times))),
      milliseconds(Math.max(...times)),
      milliseconds(toReach),
    ]),
  ];
}
