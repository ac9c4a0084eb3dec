import { fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { seededNumbers } from '@otp-lab/otp/testing';
import { countRandomCodes } from './simulation/randomCodes.ts';
import {
  digitCounts,
  emptyPart,
  fourDigits,
  merge,
  type Part,
  reportOf,
  slips,
  slipsOfFour,
} from './simulation/report.ts';
import { randomMoment, randomSettings } from './simulation/settings.ts';
import { count } from './simulation/tally.ts';
import { kinds, simulate } from './simulation/world.ts';

/**
 * Usage: npm run simulate -- [apps of each kind] [random pairs] [pairs diagnosed in full] [seed]
 * Writes its tables to docs/reference/otp-lab.md. Runs in as many processes as `PROCESSES` says.
 */
const [apps = 56, pairs = 1_000_000, full = 2000, seed = 1] = process.argv.slice(2).map(Number);
const processes = Number(process.env['PROCESSES'] ?? 3);
const share = process.env['SHARE'] === undefined ? undefined : Number(process.env['SHARE']);
const document = new URL('../docs/reference/otp-lab.md', import.meta.url);
const randomSets = 100;

function runShare(index: number): Part {
  const next = seededNumbers(seed * 1000 + index);
  const part = emptyPart();
  for (const kind of kinds) {
    for (let run = index; run < apps; run += processes) {
      const digits = digitCounts[run % digitCounts.length] ?? 6;
      const found = simulate(kind, digits, run % 10 === 9, next);
      if (found === undefined) continue;
      const slipRow = digits < 6 ? slipsOfFour : slips;
      const others = found.slipped ? slipRow : digits < 6 ? fourDigits : undefined;
      const tally =
        others === undefined
          ? part.kinds[kind.name]
          : part.others[`${kind.known ? 'known' : 'unknown'}: ${others}`];
      if (tally) count(tally, found);
    }
  }
  for (let set = index; set < randomSets; set += processes) {
    const digits = digitCounts[set % digitCounts.length] ?? 6;
    const tally = part.random[String(digits)];
    const settings = randomSettings(next, digits);
    const each = [pairs / randomSets, full / randomSets].map(Math.floor);
    if (tally)
      countRandomCodes(tally, settings, randomMoment(next), each[0] ?? 0, each[1] ?? 0, next);
  }
  const { user, system } = process.cpuUsage();
  part.seconds = (user + system) / 1e6;
  return part;
}

/** Runs one share in a process of its own. */
function runElsewhere(index: number): Promise<Part> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), process.argv.slice(2), {
      env: { ...process.env, SHARE: String(index) },
    });
    child.once('message', (part) => resolve(part as Part));
    child.once('exit', (code) => reject(new Error(`a share ended with ${code}`)));
  });
}

if (share === undefined) {
  const parts = await Promise.all(
    Array.from({ length: processes }, (_, index) => runElsewhere(index)),
  );
  const whole = merge(parts);
  const report = reportOf(whole, seed);
  console.log(report);
  console.log(`${whole.seconds.toFixed(0)} s of processor time`);
  const [start, end] = ['<!-- simulation -->', '<!-- end of simulation -->'];
  const text = readFileSync(document, 'utf8');
  const [before, rest] = text.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`docs/reference/otp-lab.md lacks the marks ${start} and ${end}`);
  writeFileSync(document, `${before}${start}\n\n${report}\n\n${end}${after}`);
} else {
  process.send?.(runShare(share));
  process.disconnect?.();
}
