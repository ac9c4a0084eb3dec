import { expect, it } from 'vitest';
import english from '../../locales/en-US.json' with { type: 'json' };
import { displayFaults, hashFaults, keyFaults, movingFaults } from '@otp-lab/otp/internals';
import { readInputs } from '@otp-lab/otp/program';
import list from '@otp-lab/otp/program/inputs.txt?raw';

it('every fault that can be found has a sentence, and every sentence a fault', () => {
  const faults = [...keyFaults(readInputs(list)), ...movingFaults, ...hashFaults, ...displayFaults];
  expect(new Set(Object.keys(english.labProgram.sentence))).toEqual(
    new Set(faults.map(({ part }) => part.sentence)),
  );
});
