/** Ids with the same name and consecutive numbers: base32-length-1 to 9. */
export interface IdRange {
  readonly first: string;
  /** The last number. Absent if the range has only one id. */
  readonly last?: number;
}

/** Splits an id before its number. The number is undefined if it has none. */
function splitId(id: string): { readonly name: string; readonly number: number | undefined } {
  const [, name = id, digits] = /^(.*-)(\d+)$/.exec(id) ?? [];
  return { name, number: digits === undefined ? undefined : Number(digits) };
}

/**
 * Folds three or more consecutive ids of cases into ranges, in their order.
 *
 * @example foldIds(['a-1', 'a-2', 'a-3', 'b-7']); // [{ first: 'a-1', last: 3 }, { first: 'b-7' }]
 */
export function foldIds(ids: readonly string[]): readonly IdRange[] {
  const runs: string[][] = [];
  for (const [index, id] of ids.entries()) {
    const { name, number } = splitId(id);
    const previous = splitId(ids[index - 1] ?? '');
    const run = runs.at(-1);
    if (run && number !== undefined && name === previous.name && number - 1 === previous.number)
      run.push(id);
    else runs.push([id]);
  }
  return runs.flatMap((run): readonly IdRange[] => {
    const [first = '', ...others] = run;
    const last = splitId(others.at(-1) ?? '').number;
    if (others.length < 2 || last === undefined) return run.map((id) => ({ first: id }));
    return [{ first, last }];
  });
}
