/** Reads `_headers`, so that `npm start` sends the same headers as a host. */
export interface HeaderRule {
  /** `*` matches any characters. */
  readonly path: string;
  readonly pattern: RegExp;
  readonly headers: ReadonlyMap<string, string>;
}

/** Parses a `_headers` file: each block has a path in its first line and headers in the indented lines below. */
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

/** Returns the headers of all rules that match a path. If two rules set the same header, the later one wins. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter(({ pattern }) => pattern.test(path));
  return Object.fromEntries(matching.flatMap(({ headers }) => [...headers]));
}

/** Returns the path that a site is hosted under, taken from the first rule, which matches all files (`/base/*`). */
export function basePathOf(rules: readonly HeaderRule[]): string {
  return rules[0]?.path.replace(/\*$/, '') ?? '/';
}
