/** Finds what a program that computes codes does wrong, from its codes for a list of inputs. */
export type { ProgramKeyFault, ProgramPart, ProgramSentence } from './computation.ts';
export type { Explanation, ProgramCause } from './explain.ts';
export { type ProgramGroup, programGroups, type ProgramInput, readInputs } from './inputs.ts';
export {
  type Difference,
  type GroupResult,
  type GroupVerdict,
  judgeOutputs,
  type ProgramResult,
  type Progress,
  rightCode,
} from './judge.ts';
