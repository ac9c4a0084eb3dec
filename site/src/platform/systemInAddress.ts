/** Lets visitors and links name a system, for example on a phone to find the app for a computer. */
import type { Device, Platform, System, Visitor } from './types.ts';

type NamedSystem = readonly [system: System, device?: Device];

/** The names of pages that name a system, in lower case (docs/vendor/addresses.md). */
const systemsByPageName: ReadonlyMap<string, NamedSystem> = new Map<string, NamedSystem>([
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
  ...systemsByPageName,
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

/** Returns the system that the category names, otherwise the one in the page's name. */
export function systemInAddress({
  category,
  pageName,
}: Visitor): Pick<Platform, 'source'> & { found?: NamedSystem } {
  const byCategory = lookUp(systemsByCategory, category);
  if (byCategory) return { source: 'category', found: byCategory };
  const byPageName = lookUp(systemsByPageName, pageName);
  return byPageName ? { source: 'pageName', found: byPageName } : { source: 'browser' };
}
