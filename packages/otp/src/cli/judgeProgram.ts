import { readFileSync } from 'node:fs';
import { runToEnd } from '../runToEnd.ts';
import { judgeOutputs, type ProgramResult, readInputs } from '../program/index.ts';
import { textOfBytes } from '../read/index.ts';

const list = readFileSync(new URL('../../data/program-inputs.txt', import.meta.url), 'utf8');

/** Returns the inputs for a program. Each is one line of the list. */
export function programInputs(): string[] {
  return list.trimEnd().split('\n');
}

function textOf(output: string | Uint8Array): string | undefined {
  try {
    return textOfBytes(typeof output === 'string' ? readFileSync(output) : output);
  } catch {
    return undefined;
  }
}

/**
 * Compares the output of a program with the right codes and searches for its bugs.
 *
 * @param output the path of a file, or the bytes of the output
 * @returns undefined if the file can't be read or isn't text
 */
export function judgeProgram(output: string | Uint8Array): ProgramResult | undefined {
  const text = textOf(output);
  if (text === undefined) return undefined;
  return runToEnd(judgeOutputs(text, readInputs(list)));
}
