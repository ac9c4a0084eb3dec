import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { createMacCache } from '@otp-lab/otp/diagnosis';
import { makeSuite } from './suite.ts';
import {
  codeOf,
  codeFaults,
  type Fault,
  macFaults,
  keyFaults,
  movingFactorFaults,
  rightComputation,
  settingFaults,
} from '@otp-lab/otp/internals';
import { programGroups, readInputs, rightCode } from '@otp-lab/otp/program';
import { selectInputs } from './selectInputs.ts';

const list = selectInputs();
const inputs = readInputs(list);
const faults = [
  ...keyFaults(inputs),
  ...movingFactorFaults,
  ...settingFaults,
  ...macFaults,
  ...codeFaults,
];
const cache = createMacCache();
const right = inputs.map(rightCode);

/** Returns the codes with a fault. If a fault has several variants, it uses the first. */
function codesWith({ change }: Fault): (string | undefined)[] {
  return inputs.map((input) => {
    const [first = rightComputation(input)] = [change(rightComputation(input))].flat();
    return codeOf(first, cache);
  });
}

test('the list is the content of program-inputs.txt', () => {
  expect(readFileSync(new URL('../../otp/data/program-inputs.txt', import.meta.url), 'utf8')).toBe(
    list,
  );
});

it('selects only cases of the test vectors, with the same code', () => {
  const tests = new Map(
    makeSuite().groups.flatMap((group) => group.tests.map((test) => [test.id, test])),
  );
  const selected = inputs.map(({ id, key, secret }, index) => {
    const test = tests.get(id);
    const hex = Buffer.from(key).toString('hex');
    const isCode = test !== undefined && 'code' in test;
    return {
      test,
      own: isCode ? { id, key: hex, code: right[index] } : { id, key: hex, text: secret },
    };
  });
  expect(selected.filter(({ own }) => 'text' in own)).toHaveLength(12);
  for (const { test, own } of selected) expect(test).toMatchObject(own);
});

test('the list has unique ids, inputs in every group, and less than 22,000 characters', () => {
  expect(new Set(inputs.map(({ id }) => id)).size).toBe(inputs.length);
  expect(new Set(inputs.map(({ group }) => group))).toEqual(new Set(programGroups));
  expect(list.length).toBeLessThan(22_000);
});

describe('selectInputs', () => {
  it('exposes each fault in at least two inputs', () => {
    const hidden = faults.filter(
      (fault) => codesWith(fault).filter((code, index) => code !== right[index]).length < 2,
    );
    expect(faults.length).toBeGreaterThan(200);
    expect(hidden.map(({ part }) => part.name)).toEqual([]);
  });

  it('tells all faults apart, except four digits and codes cut to four digits', () => {
    const names = new Map<string, Set<string>>();
    for (const fault of faults) {
      const codes = codesWith(fault).join(' ');
      names.set(codes, (names.get(codes) ?? new Set()).add(fault.part.name));
    }
    const same = [...names.values()].filter(({ size }) => size > 1);
    expect(same.map((some) => [...some])).toEqual([['digits:4', 'code:cut-left']]);
  });
});
