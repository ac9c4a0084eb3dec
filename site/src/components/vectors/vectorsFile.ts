import text from '@otp-lab/vectors/otp-vectors.json?raw';
import type { Suite, SuiteKind } from '@otp-lab/vectors';

/** The test vectors, from the file that visitors download. */
export const vectorsFile = JSON.parse(text) as Suite;

/** Returns the groups of a kind in the order of the file. */
export function groupsOf(kind: SuiteKind) {
  return vectorsFile.groups.filter((group) => group.kind === kind);
}

/** Returns the number of cases of a kind. */
export function countOf(kind: SuiteKind): number {
  return groupsOf(kind).reduce((sum, { tests }) => sum + tests.length, 0);
}
