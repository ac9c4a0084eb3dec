import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatHistory, type MeasurementHistory } from './history.ts';

const file = fileURLToPath(new URL('../../data/history.json', import.meta.url));

/** Returns the content of `data/history.json`. */
export function readHistory(): MeasurementHistory {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Writes `data/history.json`. */
export function writeHistory(history: MeasurementHistory): void {
  writeFileSync(file, formatHistory(history));
}
