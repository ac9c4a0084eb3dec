import type { Visit } from '../visit.ts';

/** A part of the walk: the behavior that it tests, and its actions. */
export type Step = readonly [title: string, run: (visit: Visit) => Promise<void>];
