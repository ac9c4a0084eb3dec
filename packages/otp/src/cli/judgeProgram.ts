import { readFileSync } from 'node:fs';
import { judgeOutputs, type ProgramResult, readInputs } from '../program/index.ts';
import { textOfBytes } from '../read/index.ts';

const list = readFileSync(new URL('../../data/program-inputs.txt', import.meta.url), 'utf8');

/** The inputs for a program, one a line. */
export function programInputs(): string[] {
  return list.trimEnd().split('\n');
}

function textOf(given: string | Uint8Array): string | undefined {
  try {
    return textOfBytes(typeof given === 'string' ? readFileSync(given) : given);
  } catch {
    return undefined;
  }
}

/**
 * Judges the output of a program.
 * @param given the path of a file, or the bytes of the output
 * @returns undefined if the file can't be read or isn't text
 */
export function judgeProgram(given: string | Uint8Array): ProgramResult | undefined {
  const text = textOf(given);
  if (text === undefined) return undefined;
  const judging = judgeOutputs(text, readInputs(list));
  for (;;) {
    const step = judging.next();
    if (step.done) return step.value;
  }
}
