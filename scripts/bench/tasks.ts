import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time of the thread, in microseconds. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Ways in which a page's script begins to run. */
const beginnings = [
  'EventDispatch',
  'FunctionCall',
  'TimerFire',
  'FireAnimationFrame',
  'HandlePostMessage',
  'RunMicrotasks',
];

/** The longest that script held the main thread at a time during a deed, in milliseconds. */
export async function longestScript(
  browser: Browser,
  page: Page,
  deed: () => Promise<unknown>,
): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline', '__metadata'] });
  await deed();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[];
  };
  const key = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(key),
  );
  const times = traceEvents
    .filter((event) => event.ph === 'X' && beginnings.includes(event.name) && main.has(key(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
  if (times.length === 0) throw new Error('the trace holds no script of a page');
  return Math.max(...times);
}
