import { compareVersions } from '../../releases/versions.ts';

/** How an installed version compares to the latest release. */
export const standings = [
  'up-to-date',
  'newer-available',
  'newer-than-released',
  'unusable',
] as const;
export type Standing = (typeof standings)[number];

/**
 * Compares the version that an address names to the latest release.
 * @param asked the query's `ver`, which anyone may have written. Only two to four numbers with dots are
 *   usable; missing numbers count as 0.
 */
export function standingOf(asked: string | undefined, latest: string): Standing {
  const difference = asked === undefined ? undefined : compareVersions(asked, latest);
  if (difference === undefined) return 'unusable';
  if (difference === 0) return 'up-to-date';
  return difference < 0 ? 'newer-available' : 'newer-than-released';
}
