/** Runs the vectors against implementations, in Node: each has an adapter in adapters/. */
export { Adapter } from './ask.ts';
export { findings } from './findings.ts';
export type { Finding } from './finding.ts';
export { type Implementation, implementations } from './implementations.ts';
export { install, isInstalled, prepare, versionOf } from './install.ts';
export { judge, questionOf, type Reply, type Verdict } from './judge.ts';
export { type Deviation, measure, type Measured } from './measure.ts';
export { findingOf, reportOn } from './report.ts';
export { reproduce } from './reproduce.ts';
