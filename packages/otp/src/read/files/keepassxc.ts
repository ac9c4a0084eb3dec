import type { CsvRow } from './csv.ts';
import type { FileContent } from './types.ts';

/** Reads a CSV export of KeePassXC. Skips entries without a URI. */
export function readKeepassxcCsv(rows: readonly CsvRow[]): FileContent | undefined {
  const [first] = rows;
  if (first === undefined || !first.has('TOTP') || !first.has('Title')) return undefined;
  const entries = rows.flatMap((row) => {
    const uri = row.get('TOTP')?.trim() ?? '';
    const name = [row.get('Title'), row.get('Username')].filter(Boolean).join(': ');
    return uri === '' ? [] : [{ kind: 'uri', uri, name } as const];
  });
  return { kind: 'entries', entries };
}
