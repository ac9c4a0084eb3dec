import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Report } from '@otp-lab/otp/app-test';
import { programApps } from './apps.ts';
import { findProgram } from '../../scripts/programs.ts';
import { reportCardOf } from './reportCards.ts';

/** Somebody has compared every verdict in this file with what the program does. */
const known: readonly Report[] = JSON.parse(
  readFileSync(new URL('reportCards.json', import.meta.url), 'utf8'),
);

describe('the report card of', () => {
  it.for(programApps)('$name is the one in reportCards.json', (program, { skip }) => {
    const { name, needs } = program;
    const missing = needs.find((one) => findProgram(one) === undefined);
    skip(missing !== undefined, `${missing} is not installed`);
    const version = program.version();
    const card = known.find(({ app }) => app.name === name && app.version === version);
    skip(card === undefined, `${name} ${version} has no card yet: node research/reportCards.ts`);
    expect(reportCardOf(program)).toEqual(card);
  });
});
