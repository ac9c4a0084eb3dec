/** Tests an authenticator app: the accounts to add to it, and what its codes say of it. */
export { type CapabilityId, capabilityIds, capabilityOf } from './capabilities.ts';
export {
  type Answer,
  type Answered,
  type Judgment,
  type NamesAnswer,
  type Verdict,
  verdicts,
} from './answers.ts';
export { chooseSecret, plainSecret } from './chooseSecret.ts';
export { type Explained, explainCodes } from './explain.ts';
export { asksNames, judgeAll, planProbes } from './judge.ts';
export { judgeTimeSteps } from './timeSteps.ts';
export { buildProbe, type BuiltProbe, firstProbes, type ProbeId, twoIssuers } from './probes.ts';

/** The report card of an app. */
export {
  makeReport,
  type Report,
  reportJson,
  reportMarkdown,
  type ReportRow,
  type ReportWords,
  type TestedApp,
} from './report.ts';
export { type ReadReport, readReport } from './readReport.ts';
