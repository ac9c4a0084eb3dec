import type { Origin } from '@otp-lab/vectors/conformance';

/** Returns the project's own version in a version of Debian's: 2.7.4 in 2.7.4+dfsg.1-2. */
const projectVersion = (version: string) => version.replace(/-[^-]*$/, '').replace(/\+.*$/, '');

/**
 * Returns two versions of a Debian package without Debian's additions, as long as the versions still differ without
 * them. Returns versions on npm unchanged.
 *
 * @example
 * shortVersions(['2.8.0+dfsg1-1', '2.7.4+dfsg.1-2'], 'Debian 12'); // ['2.8.0', '2.7.4']
 * shortVersions(['1.2.0-10', '1.2.0-7'], 'Debian 12'); // ['1.2.0-10', '1.2.0-7']
 */
export function shortVersions(
  [first, second]: readonly [string, string],
  origin: Origin,
): readonly [string, string] {
  if (origin === 'npm') return [first, second];
  const short = [projectVersion(first), projectVersion(second)] as const;
  return short[0] === short[1] && first !== second ? [first, second] : short;
}
