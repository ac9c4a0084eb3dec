/** How much slower the processor is made. */
export const throttle = 4;

/** What was measured, in milliseconds. */
export interface Figure {
  readonly what: string;
  readonly times: readonly number[];
  readonly allowed: number;
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** A row of the table in Markdown. */
export function row({ what, times, allowed }: Figure): string {
  const cells = [median(times), Math.max(...times)].map((time) => `${time.toFixed(1)} ms`);
  return `| ${[what, ...cells, `${allowed} ms`].join(' | ')} |`;
}
