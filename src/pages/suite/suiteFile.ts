import file from '@otp-lab/vectors/otp-vectors.json';
import type { Suite, SuiteKind } from '@otp-lab/vectors';

/** The file that visitors download. */
export const suite = file as unknown as Suite;

/** The cases of a kind, by their groups. */
export function groupsOf(kind: SuiteKind) {
  return suite.groups.filter((group) => group.kind === kind);
}

/** How many cases of a kind there are. */
export function countOf(kind: SuiteKind): number {
  return groupsOf(kind).reduce((sum, { tests }) => sum + tests.length, 0);
}
