import { writeFileSync } from 'node:fs';
import { programApps } from '../tests/programs/apps.ts';
import { reportCardOf } from '../tests/programs/reportCards.ts';

/**
 * Usage: npx node research/reportCards.ts
 *
 * Writes tests/programs/reportCards.json, which the tests expect. Check every verdict that changes.
 */
const cards = programApps.map(reportCardOf);
const file = new URL('../tests/programs/reportCards.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(cards, null, 2)}\n`);
for (const { app, rows } of cards) {
  console.log(`\n${app.name} ${app.version}`);
  for (const { capability, verdict, finding, certainty, names } of rows)
    console.log(`  ${[capability.padEnd(22), verdict, finding, certainty, names].join(' ')}`);
}
