/** What implementations do with the vectors: the types and names of conformance.json. */
export { type CauseName, causes } from './causes.ts';
export { type FairNoteName, fairNoteNamed, fairNotes } from './fairNotes.ts';
export type { Deviation } from './measure.ts';
export type { ConformanceReport, ReportedCause, ReportedImplementation } from './report.ts';
