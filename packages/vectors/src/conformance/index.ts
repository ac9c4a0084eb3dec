/** The types of conformance.json, and the sentences in it by name. */
export { type CauseName, causes } from './causes.ts';
export { rarities, type RarityName, rarityOf } from './rarities.ts';
export { type WorkaroundName, workaroundNamed, workarounds } from './workarounds.ts';
export { type Badge, badgeId, badgeOf } from './badge.ts';
export type {
  DeviatingCase,
  ImplementationHistory,
  Measurement,
  MeasurementHistory,
  Origin,
} from './history.ts';
export type { Deviation } from './measure.ts';
export type { ConformanceReport, ReportedCause, ReportedImplementation } from './report.ts';
