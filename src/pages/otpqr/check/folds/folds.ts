/** What Check holds below the fold, by its name in addresses, in the order in which it stands. */
export const foldNames = ['apps', 'steps', 'server'] as const;
export type FoldName = (typeof foldNames)[number];

/** The fold of a name in an address; undefined for an unknown one. */
export function foldOf(name: string | undefined): FoldName | undefined {
  return foldNames.find((fold) => fold === name?.toLowerCase());
}

/** The id of a fold's element, by which a document's address may name it too. */
export function foldId(name: FoldName): string {
  return `check-${name}`;
}
