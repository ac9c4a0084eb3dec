import type { Device, Platform, System, Visitor } from './types.ts';

type Known = readonly [system: System, device?: Device];

/** Addresses that name a system (specification section 2). */
const paths: ReadonlyMap<string, Known> = new Map<string, Known>([
  ['windows', ['windows']],
  ['windowslogon', ['windows']],
  ['windowslogonupdate', ['windows']],
  ['macos', ['macos']],
  ['osx', ['macos']],
  ['mac', ['macos']],
  ['android', ['android']],
  ['ios', ['ios']],
  ['iphone', ['ios', 'iphone']],
  ['ipad', ['ios', 'ipad']],
  ['watchos', ['ios']],
  ['apple', ['ios']],
]);

/** Names that a category may have: those, and two for Linux. */
const categories: ReadonlyMap<string, Known> = new Map<string, Known>([
  ...paths,
  ['ubuntu', ['linux']],
  ['linux', ['linux']],
]);

/** What a name in a table stands for, in any case; undefined where it is not in it. */
function named(table: ReadonlyMap<string, Known>, name: string | undefined): Known | undefined {
  return table.get((name ?? '').trim().replaceAll('/', '').toLowerCase());
}

/** What the address says: the category before the path. */
export function addressed({
  category,
  path,
}: Visitor): Pick<Platform, 'source'> & { known?: Known } {
  const byCategory = named(categories, category);
  if (byCategory) return { source: 'category', known: byCategory };
  const byPath = named(paths, path);
  return byPath ? { source: 'path', known: byPath } : { source: 'browser' };
}
