/** Finds the faults of a program that computes or verifies codes, from its output for a list of inputs. */
export type { ProgramCausePart, ProgramCauseKind } from './programComputation.ts';
export type { Explanation, PartialCause, ProgramCause } from './findFaults.ts';
export { type ProgramGroup, programGroups, type ProgramInput, readInputs } from './readInputs.ts';
export {
  type Difference,
  type GroupResult,
  type GroupVerdict,
  isWithoutAnswers,
  type OutputCounts,
  type OutputResult,
} from './countOutputs.ts';
export type { InputProperty, InputPropertyKind } from './refusals.ts';
export { judgeOutputs, type ProgramResult, type Progress, rightCode } from './judgeOutputs.ts';
