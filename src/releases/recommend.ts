import type { Architecture, Platform } from '../platform/types.ts';
import type { Build, InstallerPlatform } from './types.ts';

export interface Recommendation {
  readonly build: Build;
  /** Whether the browser reported the processor or only suggests it. */
  readonly certainty: 'certain' | 'assumed';
}

const builds: Readonly<Record<InstallerPlatform, Partial<Readonly<Record<Architecture, Build>>>>> =
  {
    windows: { x64: 'x64', x86: 'x86' },
    macos: { 'apple-silicon': 'universal', intel: 'universal' },
  };

/**
 * The build that fits a visitor's processor; undefined where the visitor is on none of the
 * platforms, the processor is not known, or no build is made for it.
 */
export function recommendBuild(
  platforms: readonly InstallerPlatform[],
  { system, architecture, architectureCertainty }: Platform,
): Recommendation | undefined {
  const platform = platforms.find((one) => one === system);
  const build = platform && builds[platform][architecture];
  if (!build || architectureCertainty === 'unknown') return undefined;
  return { build, certainty: architectureCertainty };
}
