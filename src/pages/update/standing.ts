import { compareVersions, isVersion } from '../../releases/releases.ts';

/** How a version stands to what was released. */
export type Standing = 'up-to-date' | 'newer-available' | 'newer-than-released' | 'unusable';

/**
 * How the version in an address stands to the releases of its product.
 * @param asked the query's `ver` as it came, from anyone; undefined where it is absent. Only a text
 *   of two to four numbers with dots is usable (missing parts are 0); nothing is trimmed or guessed.
 * @param released the four-part versions of the manifest, in any order
 * @returns 'newer-available' for whatever is older than the newest, released or not
 */
export function standingOf(asked: string | undefined, released: readonly string[]): Standing {
  if (asked === undefined || !isVersion(asked)) return 'unusable';
  const differences = released.map((other) => compareVersions(other, asked) ?? Number.NaN);
  if (differences.some((difference) => difference > 0)) return 'newer-available';
  return differences.includes(0) ? 'up-to-date' : 'newer-than-released';
}
