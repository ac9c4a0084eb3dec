/**
 * Inner parts of the diagnosis, for the measurements and tests of this repository. They may change
 * with any version.
 */
export { type Display, shownCode } from './diagnosis/displays.ts';
export type { Start } from './diagnosis/factors.ts';
export type { Format } from './diagnosis/format.ts';
export type { Truncation } from './diagnosis/numbers.ts';
export { algorithmPart, causeOf, digitsPart, periodPart, plainPart } from './diagnosis/parts.ts';
export { priorOf, priors } from './diagnosis/priors.ts';
export { rank } from './diagnosis/rank.ts';
export { quickRoutes, wideRoutes } from './diagnosis/routes.ts';
export { type Findings, fitsFrom, type ReadObservation, type Route } from './diagnosis/search.ts';
export { codeOf, type Fault, rightComputation } from './program/computation.ts';
export { displayFaults } from './program/displayFaults.ts';
export { hashFaults, keyFaults } from './program/hashFaults.ts';
export { movingFaults } from './program/movingFaults.ts';
