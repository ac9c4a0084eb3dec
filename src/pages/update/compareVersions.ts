import { compareVersions } from '../../releases/releases.ts';

/** How a version stands to what was released. */
export type Standing = 'up-to-date' | 'newer-available' | 'unknown-version' | 'unusable';

/**
 * How the version in an address stands to the releases of its product.
 * @param asked the query's `ver` as it came, from anyone: all values where it is repeated, undefined
 *   where it is absent. Only a single text of four numbers with dots, up to nine digits each, is
 *   usable; nothing is trimmed or guessed.
 * @param released the four-part versions of the manifest, in any order
 * @returns 'unknown-version' for one that was never released, older or newer
 */
export function standingOf(
  asked: string | readonly string[] | undefined,
  released: readonly string[],
): Standing {
  const values = typeof asked === 'string' ? [asked] : (asked ?? []);
  const [version] = values;
  if (version === undefined || values.length > 1) return 'unusable';
  if (compareVersions(version, version) === undefined) return 'unusable';

  const differences = released.map((other) => compareVersions(other, version) ?? Number.NaN);
  if (!differences.includes(0)) return 'unknown-version';
  return differences.some((difference) => difference > 0) ? 'newer-available' : 'up-to-date';
}
