import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createMacCache } from '@otp-lab/otp/diagnosis';
import { makeSuite } from './suite.ts';
import {
  codeOf,
  displayFaults,
  type Fault,
  hashFaults,
  keyFaults,
  movingFaults,
  rightComputation,
} from '@otp-lab/otp/internals';
import { programGroups, readInputs, rightCode } from '@otp-lab/otp/program';
import { selectInputs } from './selectInputs.ts';

const list = selectInputs();
const inputs = readInputs(list);
const faults = [...keyFaults(inputs), ...movingFaults, ...hashFaults, ...displayFaults];
const cache = createMacCache();
const right = inputs.map(rightCode);

/** The codes with a fault; the first way of it where there are several. */
function codesWith({ change }: Fault): (string | undefined)[] {
  return inputs.map((input) => {
    const [first = rightComputation(input)] = [change(rightComputation(input))].flat();
    return codeOf(first, cache);
  });
}

it('the file is what the code makes', () => {
  expect(readFileSync(new URL('../../otp/data/program-inputs.txt', import.meta.url), 'utf8')).toBe(
    list,
  );
});

it('every line is a case of the test vectors, and its code is theirs', () => {
  const tests = new Map(
    makeSuite().groups.flatMap((group) => group.tests.map((test) => [test.id, test])),
  );
  const shown = inputs.map(({ id, key, secret }, index) => {
    const test = tests.get(id);
    const hex = Buffer.from(key).toString('hex');
    const isCode = test !== undefined && 'code' in test;
    return {
      test,
      own: isCode ? { id, key: hex, code: right[index] } : { id, key: hex, text: secret },
    };
  });
  expect(shown.filter(({ own }) => 'text' in own)).toHaveLength(12);
  for (const { test, own } of shown) expect(test).toMatchObject(own);
});

it('ids differ, every group has inputs, and the list is small enough for a page', () => {
  expect(new Set(inputs.map(({ id }) => id)).size).toBe(inputs.length);
  expect(new Set(inputs.map(({ group }) => group))).toEqual(new Set(programGroups));
  expect(list.length).toBeLessThan(22_000);
});

describe('the list', () => {
  it('shows each fault in two inputs or more', () => {
    const hidden = faults.filter(
      (fault) => codesWith(fault).filter((code, index) => code !== right[index]).length < 2,
    );
    expect(faults.length).toBeGreaterThan(200);
    expect(hidden.map(({ part }) => part.name)).toEqual([]);
  });

  it('tells any two faults apart, but four digits from codes cut to four', () => {
    const names = new Map<string, Set<string>>();
    for (const fault of faults) {
      const codes = codesWith(fault).join(' ');
      names.set(codes, (names.get(codes) ?? new Set()).add(fault.part.name));
    }
    const same = [...names.values()].filter(({ size }) => size > 1);
    expect(same.map((some) => [...some])).toEqual([['digits:4', 'code:cut-left']]);
  });
});
