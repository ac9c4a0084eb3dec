import type { Visit } from '../visit.ts';

/** What a step shows, and what it does. */
export type Step = readonly [title: string, run: (visit: Visit) => Promise<void>];
