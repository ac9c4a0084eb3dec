import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import english from '../../../../locales/en-US.json' with { type: 'json' };
import { displayFaults } from '../../../otp/program/displayFaults.ts';
import { hashFaults, keyFaults } from '../../../otp/program/hashFaults.ts';
import { readInputs } from '../../../otp/program/inputs.ts';
import { movingFaults } from '../../../otp/program/movingFaults.ts';

it('every fault that can be found has a sentence, and every sentence a fault', () => {
  const list = readFileSync(new URL('../../../otp/program/inputs.txt', import.meta.url), 'utf8');
  const faults = [...keyFaults(readInputs(list)), ...movingFaults, ...hashFaults, ...displayFaults];
  expect(new Set(Object.keys(english.labProgram.sentence))).toEqual(
    new Set(faults.map(({ part }) => part.sentence)),
  );
});
