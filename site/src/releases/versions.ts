/** Returns whether a text is two to four numbers with dots, each of at most five digits. */
export function isVersion(text: string): boolean {
  return /^\d{1,5}(\.\d{1,5}){1,3}$/.test(text);
}

/**
 * Returns the version that a login component reports: its own, alone or followed by that of its authentication core in
 * parentheses, as its window shows them. Returns undefined for any other text.
 * @example parseReportedVersion('1.0.3.0 (1.0.1.0)') // { version: '1.0.3.0', shown: '1.0.3.0 (1.0.1.0)' }
 */
export function parseReportedVersion(
  text: string,
): { readonly version: string; readonly shown: string } | undefined {
  const [, version = '', core] = /^([\d.]{1,23})(?: \(([\d.]{1,23})\))?$/.exec(text) ?? [];
  if (!isVersion(version) || (core !== undefined && !isVersion(core))) return undefined;
  return { version, shown: text };
}

function numbersOf(version: string): number[] | undefined {
  if (!isVersion(version)) return undefined;
  const parts = version.split('.').map(Number);
  return Array.from({ length: 4 }, (_, index) => parts[index] ?? 0);
}

/**
 * Compares two versions. Missing parts count as 0.
 * @returns a negative number, zero or a positive number if `first` is older, the same or newer; undefined if
 *   either is not a version
 */
export function compareVersions(first: string, second: string): number | undefined {
  const left = numbersOf(first);
  const right = numbersOf(second);
  if (!left || !right) return undefined;
  const differences = left.map((part, index) => part - (right[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}
