import { noDetails } from '../accountDetails.ts';
import type { CsvRow } from './csv.ts';
import type { FileContent } from './types.ts';

/**
 * Returns the group's path without the root group, which contains all others. `exportGroup` of
 * `CsvExporter.cpp` joins the names with slashes.
 */
function groupsOf(row: CsvRow): readonly string[] {
  const [, ...path] = (row.get('Group') ?? '').split('/');
  const group = path.join('/');
  return group === '' ? [] : [group];
}

/**
 * Reads a CSV export of KeePassXC. Skips entries without a URI. `Icon` is the number of one of the
 * program's own pictures. Source of the details (read 2026-11-24): keepassxreboot/keepassxc,
 * `src/format/CsvExporter.cpp`.
 */
export function readKeepassxcCsv(rows: readonly CsvRow[]): FileContent | undefined {
  const [first] = rows;
  if (first === undefined || !first.has('TOTP') || !first.has('Title')) return undefined;
  const entries = rows.flatMap((row) => {
    const uri = row.get('TOTP')?.trim() ?? '';
    const name = [row.get('Title'), row.get('Username')].filter(Boolean).join(': ');
    const details = { ...noDetails, note: row.get('Notes') ?? '', groups: groupsOf(row) };
    return uri === '' ? [] : [{ kind: 'uri', uri, name, details } as const];
  });
  return { kind: 'entries', entries };
}
