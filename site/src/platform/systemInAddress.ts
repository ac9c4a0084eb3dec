/** Lets visitors and links name a system, for example on a phone to find the app for a computer. */
import type { Device, Platform, System, Visitor } from './types.ts';

type NamedSystem = readonly [system: System, device?: Device];

/** The names of pages that name a system, in lower case (docs/vendor/addresses.md). */
const systemsByPath: ReadonlyMap<string, NamedSystem> = new Map<string, NamedSystem>([
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

/** The values of `category` that name a system, in lower case: the names above, and two for Linux. */
const systemsByCategory: ReadonlyMap<string, NamedSystem> = new Map<string, NamedSystem>([
  ...systemsByPath,
  ['ubuntu', ['linux']],
  ['linux', ['linux']],
]);

/** Finds a name in a table, ignoring case, slashes and outer spaces. */
function lookUp(
  table: ReadonlyMap<string, NamedSystem>,
  name: string | undefined,
): NamedSystem | undefined {
  return table.get((name ?? '').trim().replaceAll('/', '').toLowerCase());
}

/** Returns the system that the category names, otherwise the one that the path names. */
export function systemInAddress({
  category,
  path,
}: Visitor): Pick<Platform, 'source'> & { found?: NamedSystem } {
  const byCategory = lookUp(systemsByCategory, category);
  if (byCategory) return { source: 'category', found: byCategory };
  const byPath = lookUp(systemsByPath, path);
  return byPath ? { source: 'path', found: byPath } : { source: 'browser' };
}
