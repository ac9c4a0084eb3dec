/** Finds the faults of a program that computes codes, from its codes for a list of inputs. */
export type {
  ProgramKeyFault,
  ProgramCausePart,
  ProgramCauseSentence,
} from './programComputation.ts';
export type { Explanation, ProgramCause } from './findFaults.ts';
export { type ProgramGroup, programGroups, type ProgramInput, readInputs } from './readInputs.ts';
export {
  type Difference,
  type GroupResult,
  type GroupVerdict,
  judgeOutputs,
  type ProgramResult,
  type Progress,
  rightCode,
} from './judgeOutputs.ts';
