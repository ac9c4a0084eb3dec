import { compareVersions, isVersion } from '../../releases/releases.ts';

/** How a version stands to what was released. */
export type Standing =
  | 'up-to-date'
  | 'newer-available'
  | 'newer-than-released'
  | 'unknown-version'
  | 'unusable';

/**
 * How the version in an address stands to the releases of its product.
 * @param asked the query's `ver` as it came, from anyone; undefined where it is absent. Only a text
 *   of two to four numbers with dots is usable (missing parts are 0); nothing is trimmed or guessed.
 * @param released the four-part versions of the manifest, in any order
 * @returns 'unknown-version' for one that was never released and is not the newest
 */
export function standingOf(asked: string | undefined, released: readonly string[]): Standing {
  if (asked === undefined || !isVersion(asked)) return 'unusable';
  const differences = released.map((other) => compareVersions(other, asked) ?? Number.NaN);
  const isOlder = differences.some((difference) => difference > 0);
  if (differences.includes(0)) return isOlder ? 'newer-available' : 'up-to-date';
  return isOlder || released.length === 0 ? 'unknown-version' : 'newer-than-released';
}
