#!/usr/bin/env node
import { exitCodes, runCommand } from './runCommand.ts';

const { outcome, lines } = await runCommand(process.argv.slice(2), Date.now() / 1000);
const print = outcome === 'usage' || outcome === 'unreadable' ? console.error : console.log;
for (const line of lines) print(line);
process.exitCode = exitCodes[outcome];
