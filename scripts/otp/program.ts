import { readFileSync } from 'node:fs';
import { judgeOutputs, type ProgramResult, readInputs } from '@otp-lab/otp/program';
import { textOfBytes } from '@otp-lab/otp/read';

const list = readFileSync(
  new URL('../../packages/otp/data/program-inputs.txt', import.meta.url),
  'utf8',
);

/** The inputs of Check my program, as lines. */
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

/** Judges a file, by its path, or its bytes; undefined where it is not there or no text. */
export function judgeProgram(given: string | Uint8Array): ProgramResult | undefined {
  const text = textOf(given);
  if (text === undefined) return undefined;
  const judging = judgeOutputs(text, readInputs(list));
  for (;;) {
    const step = judging.next();
    if (step.done) return step.value;
  }
}
