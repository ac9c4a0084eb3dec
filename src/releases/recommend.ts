import type { Architecture, Platform } from '../platform/types.ts';
import type { Build, InstallerPlatform } from './types.ts';

export interface Recommendation {
  readonly build: Build;
  /** Whether the browser reported what was needed to know or only suggests it. */
  readonly certainty: 'certain' | 'assumed';
}

const builds: Readonly<Record<InstallerPlatform, Partial<Readonly<Record<Architecture, Build>>>>> =
  {
    windows: { x64: 'x64', x86: 'x86' },
    // One build for every Mac: that its browser hides the processor does not matter.
    macos: { 'apple-silicon': 'universal', intel: 'universal', unknown: 'universal' },
  };

/**
 * The build that fits a visitor's processor; undefined where the system has no installers, the
 * processor is not known and matters, or no build is made for it.
 */
export function recommendBuild({
  system,
  certainty,
  architecture,
  architectureCertainty,
}: Platform): Recommendation | undefined {
  const build =
    system === 'windows' || system === 'macos' ? builds[system][architecture] : undefined;
  if (!build) return undefined;
  const known = architecture === 'unknown' ? certainty : architectureCertainty;
  return { build, certainty: known === 'certain' ? 'certain' : 'assumed' };
}
