/** Runs the vectors against implementations. Needs Node and the implementations' own tools. */
export { Adapter } from './adapter.ts';
export { findings } from './findings.ts';
export type { Finding } from './finding.ts';
export { type Implementation, implementations } from './implementations.ts';
export { install, isInstalled, prepare, versionOf } from './install.ts';
export { judge, questionOf, type Reply, type Verdict } from './judge.ts';
export { type Deviation, measure, type Measured } from './measure.ts';
export { findingOf, reportOn } from './report.ts';
export { reproduce } from './reproduce.ts';
