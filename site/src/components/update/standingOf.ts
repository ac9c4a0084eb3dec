import { compareVersions, parseReportedVersion } from '../../releases/versions.ts';

/** The possible results of comparing an installed version to the latest release. */
export const standings = [
  'up-to-date',
  'newer-available',
  'newer-than-released',
  'unusable',
] as const;
export type Standing = (typeof standings)[number];

/**
 * Compares an installed version to the latest release.
 * @param installed the query's `ver`, which may be any text. It's usable if it consists of two to four numbers with
 *   dots between them. The version of the authentication core may follow in parentheses. Missing numbers count as 0.
 */
export function standingOf(installed: string | undefined, latest: string): Standing {
  const reported = parseReportedVersion(installed ?? '');
  const difference = reported && compareVersions(reported.version, latest);
  if (difference === undefined) return 'unusable';
  if (difference === 0) return 'up-to-date';
  return difference < 0 ? 'newer-available' : 'newer-than-released';
}
