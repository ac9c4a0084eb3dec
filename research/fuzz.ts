import { performance } from 'node:perf_hooks';
import { readText } from '@otp-lab/otp/read';
import { mutatedText, seededNumbers } from '@otp-lab/otp/testing';

/**
 * Reads mutated URIs and exports with `readText`. Each must give accounts or an error, within a second and without an
 * exception.
 *
 * Usage: npx node research/fuzz.ts [rounds] [seed]
 */
const rounds = Number(process.argv[2] ?? 100_000);
const seed = Number(process.argv[3] ?? 1);
const random = seededNumbers(seed);
/** In milliseconds. */
const maxDuration = 1000;
let slowest = 0;
let withAccounts = 0;
const faults: string[] = [];

for (let round = 0; round < rounds; round += 1) {
  const text = mutatedText(random);
  const start = performance.now();
  try {
    const result = readText(text);
    const hasAccounts = result.accounts.length + result.proprietaryAccounts.length > 0;
    if (hasAccounts) withAccounts += 1;
    if (hasAccounts === (result.error !== undefined))
      faults.push(`not exactly one of accounts and error: ${JSON.stringify(text)}`);
  } catch (error) {
    faults.push(`${String(error)}: ${JSON.stringify(text)}`);
  }
  const duration = performance.now() - start;
  slowest = Math.max(slowest, duration);
  if (duration > maxDuration) faults.push(`${duration.toFixed(0)} ms: ${JSON.stringify(text)}`);
}

for (const fault of faults.slice(0, 20)) console.error(fault);
console.log(
  `${rounds} mutated URIs and exports (seed ${seed}): ${withAccounts} gave accounts, ` +
    `${rounds - withAccounts} gave an error; slowest ${slowest.toFixed(1)} ms; ${faults.length} faults`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
