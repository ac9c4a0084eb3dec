import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { runVectors } from '@otp-lab/vectors/runner';
import { makeSuite } from '../suite.ts';

const readJson = (name: string): object =>
  JSON.parse(readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8'));
const schema = readJson('conformance.schema.json');
const validate = new Ajv2020({ strictTypes: false }).compile(schema);

it('describes the conformance report', () => {
  expect(validate(readJson('conformance.json')) || validate.errors).toBe(true);
});

it('describes a report of a runner, and rejects other verdicts', async () => {
  const { groups, version } = makeSuite();
  const unsupported = 'no uris, no exports, no verification';
  const library = { name: 'mine', version: '1.0.0', unsupported, answer: () => '000000' };
  const report = await runVectors({ version, groups }, library);
  expect(validate(report) || validate.errors).toBe(true);
  expect(validate({ ...report, cases: 0 })).toBe(false);
  const text = JSON.stringify(report).replace('"verdict":"wrong"', '"verdict":"bad"');
  expect(validate(JSON.parse(text))).toBe(false);
});

it('describes the history, and rejects other verdicts', () => {
  const isHistory = new Ajv2020({ strictTypes: false }).compile(readJson('history.schema.json'));
  const history = readJson('history.json');
  expect(isHistory(history) || isHistory.errors).toBe(true);
  const text = JSON.stringify(history).replace('"verdict":"accepted"', '"verdict":"bad"');
  expect(isHistory(JSON.parse(text))).toBe(false);
  expect(isHistory({ implementations: [{ name: 'mine', measurements: [] }] })).toBe(false);
});

it('belongs to a package with the version of the vectors', () => {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  expect(JSON.parse(manifest)).toMatchObject({ version: makeSuite().version });
});
