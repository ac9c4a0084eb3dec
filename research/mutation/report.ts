import { replaceSection, table } from '../report.ts';
import type { FaultResult } from './testFaults.ts';

/** Returns the document with the results instead of earlier results. */
export function report(document: string, results: readonly FaultResult[]): string {
  const caught = results.filter(({ ids }) => ids.length > 0).length;
  const rows = results.map(({ fault: { area, name }, ids }) => {
    const example = ids[0] === undefined ? 'not caught' : `\`${ids[0]}\``;
    return [name, area, example, ids.length];
  });
  const text = `The vectors catch ${caught} of ${results.length} faults.`;
  const content = `${text}\n\n${table(['Fault', 'In', 'For example', 'Cases'], rows, 3)}`;
  return replaceSection(document, 'mutation test', content);
}
