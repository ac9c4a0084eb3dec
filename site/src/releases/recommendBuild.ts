import type { Platform } from '../platform/types.ts';
import type { Build, Release } from './types.ts';

/** The build of a release for a visitor's computer, and the reason. */
export interface Recommendation {
  /** Undefined if no build runs on the computer. */
  readonly build: Build | undefined;
  readonly reason:
    /** The browser reported the processor. */
    | 'reported'
    /** The user agent suggests the processor. */
    | 'suggested'
    /** The release has one build for all computers with the system. */
    | 'only'
    /** The build is for x64, which Windows on ARM emulates. */
    | 'emulated'
    /** The computer runs Windows on ARM, whose sign-in screen loads no x64 component. */
    | 'not-for-arm';
}

/**
 * Returns the build that runs on a visitor's computer. Returns undefined if the release is for another system, or if
 * it has several builds and the processor is unknown.
 */
export function recommendBuild(
  { system, architecture, architectureCertainty }: Platform,
  { product, files }: Pick<Release, 'product' | 'files'>,
): Recommendation | undefined {
  const [first] = files;
  if (first?.platform !== system) return undefined;
  if (first.build === 'universal') return { build: 'universal', reason: 'only' };
  // Windows loads a login component into a process of its own, which it doesn't emulate.
  if (architecture === 'arm64')
    return product === 'windows-app'
      ? { build: 'x64', reason: 'emulated' }
      : { build: undefined, reason: 'not-for-arm' };
  const matching = files.find(({ build }) => build === architecture);
  if (!matching) return undefined;
  const reason = architectureCertainty === 'certain' ? 'reported' : 'suggested';
  return { build: matching.build, reason };
}
