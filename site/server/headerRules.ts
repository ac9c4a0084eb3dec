export interface HeaderRule {
  /** A path. `*` stands for any characters. */
  readonly path: string;
  readonly pattern: RegExp;
  readonly headers: ReadonlyMap<string, string>;
}

/** Parses a `_headers` file: a path on a line of its own, and its headers on indented lines below. */
export function parseHeaderRules(text: string): HeaderRule[] {
  return text
    .trim()
    .split(/\n\n+/)
    .map((block) => {
      const [path = '', ...lines] = block.split('\n');
      const pattern = path.replaceAll('.', '\\.').replaceAll('*', '.*');
      const headers = lines.map((line) => {
        const [name = '', value = ''] = line.split(/: (.*)/);
        return [name.trim(), value] as const;
      });
      return { path, pattern: new RegExp(`^${pattern}$`), headers: new Map(headers) };
    });
}

/** Returns the headers for a path, from all rules that match it. A later rule replaces an earlier one. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter(({ pattern }) => pattern.test(path));
  return Object.fromEntries(matching.flatMap(({ headers }) => [...headers]));
}

/** Returns the path that a site is hosted under. The first rule is for all of its files. */
export function basePathOf(rules: readonly HeaderRule[]): string {
  return rules[0]?.path.replace(/\*$/, '') ?? '/';
}
