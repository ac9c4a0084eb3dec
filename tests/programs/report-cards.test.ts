import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Report } from '@otp-lab/otp/app-test';
import { programApps } from './apps.ts';
import { findProgram } from '../../scripts/programs.ts';
import { reportCardOf } from './reportCards.ts';

/** A person has compared every verdict in this file with the behavior of the program. */
const known: readonly Report[] = JSON.parse(
  readFileSync(new URL('reportCards.json', import.meta.url), 'utf8'),
);

describe('the report card', () => {
  it.for(programApps)('of $name equals the one in reportCards.json', (program, { skip }) => {
    const { name, needs } = program;
    const missing = needs.find((needed) => findProgram(needed) === undefined);
    skip(missing !== undefined, `${missing} is not installed`);
    const version = program.version();
    const card = known.find(({ app }) => app.name === name && app.version === version);
    skip(
      card === undefined,
      `${name} ${version} has no card yet: npx node research/reportCards.ts`,
    );
    expect(reportCardOf(program)).toEqual(card);
  });
});
