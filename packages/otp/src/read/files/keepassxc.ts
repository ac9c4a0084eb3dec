import type { TableRow } from './csv.ts';
import type { FileContent } from './types.ts';

/** An export of KeePassXC as CSV: a URI for each entry that has one. */
export function readKeepassxcTable(rows: readonly TableRow[]): FileContent | undefined {
  const [first] = rows;
  if (first === undefined || !first.has('TOTP') || !first.has('Title')) return undefined;
  const entries = rows.flatMap((row) => {
    const uri = row.get('TOTP')?.trim() ?? '';
    const name = [row.get('Title'), row.get('Username')].filter(Boolean).join(': ');
    return uri === '' ? [] : [{ kind: 'uri', uri, name } as const];
  });
  return { kind: 'entries', entries };
}
