interface Rule {
  readonly pattern: RegExp;
  readonly headers: ReadonlyMap<string, string>;
}

/** Reads a `_headers` file: a path pattern on a line of its own, its headers indented below it. */
export function readHeaderRules(text: string): Rule[] {
  return text.split(/\n\n+/).map((block) => {
    const [path = '', ...lines] = block.trim().split('\n');
    const pattern = path.replaceAll('.', '\\.').replaceAll('*', '.*');
    const headers = lines.map((line) => {
      const [name = '', value = ''] = line.split(/: (.*)/);
      return [name.trim(), value] as const;
    });
    return { pattern: new RegExp(`^${pattern}$`), headers: new Map(headers) };
  });
}

/** The headers for a path: of every rule that matches, the later replacing the earlier. */
export function headersFor(rules: readonly Rule[], path: string): Record<string, string> {
  const matching = rules.filter(({ pattern }) => pattern.test(path));
  return Object.fromEntries(matching.flatMap(({ headers }) => [...headers]));
}
