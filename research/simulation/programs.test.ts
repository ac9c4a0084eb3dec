import { describe, expect, it } from 'vitest';
import { judgeOutputs, type ProgramResult, readInputs } from '@otp-lab/otp/program';
import { selectInputs } from '@otp-lab/vectors';
import { everySecond } from '@otp-lab/otp/testing';
import { namedPrograms, namelessPrograms, type Program, readLine } from './programs.ts';

const list = selectInputs();
const inputs = readInputs(list);
const lines = list.trimEnd().split('\n').map(readLine);

/** What a program prints, a line for each input; an error where it refuses. */
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
  const judging = judgeOutputs(text, inputs);
  for (;;) {
    const step = judging.next();
    if (step.done) return step.value;
  }
}

describe('a fault with a name', () => {
  it.each(everySecond(namedPrograms))('%s', (_, finding, program) => {
    const { explanation, total } = judged(outputsOf(program));
    expect(total.wrong).toBeGreaterThan(1);
    expect([explanation?.certainty, explanation?.causes.map((cause) => cause.finding)]).toEqual([
      'certain',
      [finding],
    ]);
  });
});

describe('a fault without a name', () => {
  it.each(everySecond(namelessPrograms))('%s', (_, program) => {
    const { explanation, total } = judged(outputsOf(program));
    expect(total.wrong).toBeGreaterThan(3);
    expect(explanation?.certainty).toBe('none');
  });
});
