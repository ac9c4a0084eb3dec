import { expect, it } from 'vitest';
import report from '../../data/conformance.json' with { type: 'json' };
import { makeSuite } from '../suite.ts';
import type { SuiteCase } from '../types.ts';
import type { CauseName } from './causes.ts';
import { rarities, rarityOf } from './rarities.ts';

const cases: readonly SuiteCase[] = makeSuite().groups.flatMap(
  ({ tests }) => tests as readonly SuiteCase[],
);
const resultOf = new Map(cases.map(({ id, result }) => [id, result]));
const deviations = report.implementations.flatMap(({ name, deviations: causes }) =>
  causes.map((cause) => ({ ...cause, name, rarity: rarityOf[cause.cause as CauseName] })),
);

it('gives each deviation in the report the rarity of its cause', () => {
  for (const implementation of report.implementations)
    for (const { cause, rarity } of implementation.deviations)
      expect(rarity).toEqual(rarities[rarityOf[cause as CauseName]]);
});

it('computes the numbers from the causes', () => {
  expect(rarities['six-digit-codes'].text).toBe('It affects one 6-digit code in 21,475.');
  expect(rarities['ten-digit-codes'].text).toBe('It affects 34% of 10-digit codes.');
  expect(rarities['steps-31'].number).toBe(4011);
  expect(rarities['steps-32'].number).toBe(6053);
  expect(rarities['counters-53'].number).toBe(285);
});

it('calls input invalid only if no valid case deviates', () => {
  const valid = deviations
    .filter(({ rarity }) => rarity === 'invalid-input')
    .flatMap(({ name, tests }) => tests.map(({ id }) => `${name} ${id}`))
    .filter((line) => resultOf.get(line.split(' ').at(-1) ?? '') === 'valid');
  expect(valid).toEqual([]);
});

it('counts the names with escapes that a cause affects', () => {
  const escaped = cases.filter(
    ({ id, result, flags }) =>
      id.startsWith('uri-names-') && result === 'valid' && flags.includes('Escapes'),
  );
  const affected = deviations.filter(({ rarity }) => rarity === 'escaped-names');
  expect(rarities['escaped-names'].text).toContain(`of the ${escaped.length} valid`);
  expect(affected.map(({ tests }) => tests.length)).toEqual([rarities['escaped-names'].number]);
});
