/** Tests an authenticator app: the accounts to add to it, and the judgment of its codes. */
export { type CapabilityId, capabilityIds, capabilityOf } from './capabilities.ts';
export {
  type Answer,
  type AnsweredProbe,
  type Judgment,
  type NamesAnswer,
  type Verdict,
  verdicts,
} from './answers.ts';
export { chooseSecret, plainSecret } from './chooseSecret.ts';
export { type CodeExplanation, explainCodes } from './explainCodes.ts';
export { asksNames, judgeAll, planProbes } from './judgeAll.ts';
export { judgeTimeSteps } from './judgeTimeSteps.ts';
export {
  buildProbe,
  type BuiltProbe,
  firstProbes,
  type NameLetters,
  type ProbeId,
  type ProbeName,
  twoIssuers,
} from './probes.ts';

/** Which settings the app supports, for a sentence above the report. */
export { type Support, supportOf } from './supportOf.ts';

/** The report about a tested app. */
export {
  makeReport,
  type Report,
  reportJson,
  reportMarkdown,
  type ReportRow,
  type ReportMessages,
  type TestedApp,
} from './report.ts';
export { type ReadReportResult, readReport } from './readReport.ts';
