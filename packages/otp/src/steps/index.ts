/** The steps from a secret to a code, and code snippets that repeat them in other languages. */
export { toHex } from '../hex.ts';
export { rightComputation, type Steps, stepsOf } from './steps.ts';
export { digitsOfModulus, type Task } from './task.ts';
export { javascriptLines } from './javascript.ts';
export { oathtoolLine } from './oathtool.ts';
export { pythonLines } from './python.ts';
