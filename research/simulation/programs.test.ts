import { describe, expect, it } from 'vitest';
import { runToEnd } from '@otp-lab/otp';
import { judgeOutputs, type ProgramResult, readInputs } from '@otp-lab/otp/program';
import { selectInputs } from '@otp-lab/vectors';
import { everySecond } from '@otp-lab/otp/testing';
import { type Program, readLine } from './program.ts';
import { namedPrograms, namelessPrograms } from './programs.ts';

const list = selectInputs();
const inputs = readInputs(list);
const lines = list.trimEnd().split('\n').map(readLine);

/** Returns the output of a program: one line for each input. A refused input has the result `error`. */
function outputsOf(program: Program): string {
  const run = (line: (typeof lines)[number]) => {
    try {
      return program(line);
    } catch {
      return 'error';
    }
  };
  return lines.map((line) => `${line.id} ${run(line)}`).join('\n');
}

function judged(text: string): ProgramResult {
  return runToEnd(judgeOutputs(text, inputs));
}

describe('a known fault', () => {
  it.each(everySecond(namedPrograms))('is named: %s', (_, finding, program) => {
    const { explanation, total } = judged(outputsOf(program));
    expect(total.wrong).toBeGreaterThan(1);
    expect([explanation?.certainty, explanation?.causes.map((cause) => cause.finding)]).toEqual([
      'certain',
      [finding],
    ]);
  });
});

describe('an unknown fault', () => {
  it.each(everySecond(namelessPrograms))('has no named cause: %s', (_, program) => {
    const { explanation, total } = judged(outputsOf(program));
    expect(total.wrong).toBeGreaterThan(3);
    expect(explanation).toMatchObject({ certainty: 'none', partialCauses: [] });
  });
});
