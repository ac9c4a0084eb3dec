/** The steps from a secret to a code, and lines that compute it in other languages. */
export { hexOf, rightComputation, type Steps, stepsOf } from './steps.ts';
export { digitsOf, type Task } from './task.ts';
export { javascriptLines } from './javascript.ts';
export { oathtoolLine } from './oathtool.ts';
export { pythonLines } from './python.ts';
