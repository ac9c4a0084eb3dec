import { writeFileSync } from 'node:fs';
import { programApps } from '../tests/programs/apps.ts';
import { reportCardOf } from '../tests/programs/report-cards.ts';

/**
 * Usage: npx node research/report-cards.ts; writes tests/programs/report-cards.json. Look at
 * every verdict that changes: this is what the tests then take for true.
 */
const cards = programApps.map(reportCardOf);
const file = new URL('../tests/programs/report-cards.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(cards, null, 2)}\n`);
for (const { app, rows } of cards) {
  console.log(`\n${app.name} ${app.version}`);
  for (const { capability, verdict, finding, certainty, names } of rows)
    console.log(`  ${[capability.padEnd(22), verdict, finding, certainty, names].join(' ')}`);
}
