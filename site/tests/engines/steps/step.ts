import type { Visit } from '../visit.ts';

/** The title of a test and its actions. */
export type Step = readonly [title: string, run: (visit: Visit) => Promise<void>];
