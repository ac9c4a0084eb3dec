import { expect, test } from 'vitest';
import english from '../../locales/en-US.json' with { type: 'json' };
import {
  codeFaults,
  inputProperties,
  keyFaults,
  macFaults,
  movingFactorFaults,
  settingFaults,
  verifierFaults,
} from '@otp-lab/otp/internals';
import { readInputs } from '@otp-lab/otp/program';
import list from '@otp-lab/otp/program/inputs.txt?raw';

test('every detectable fault has a sentence, and there are no other sentences', () => {
  const faults = [
    ...keyFaults(readInputs(list)),
    ...movingFactorFaults,
    ...settingFaults,
    ...macFaults,
    ...codeFaults,
    ...verifierFaults,
  ];
  expect(new Set(Object.keys(english.labProgram.sentence))).toEqual(
    new Set(faults.map(({ part }) => part.kind)),
  );
});

test('every property that refused inputs may have in common has a message', () => {
  expect(new Set(Object.keys(english.labProgram.refused.property))).toEqual(
    new Set(inputProperties.map(({ kind }) => kind)),
  );
});
