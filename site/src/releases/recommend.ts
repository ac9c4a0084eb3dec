import type { Platform } from '../platform/types.ts';
import type { Build, Release } from './types.ts';

/** Which build of a release fits a visitor's computer, and why. */
export interface Recommendation {
  /** Undefined where none of them runs there. */
  readonly build: Build | undefined;
  readonly reason:
    /** The browser said what processor it is. */
    | 'reported'
    /** The browser's name suggests it. */
    | 'suggested'
    /** There is one build for every computer of the system. */
    | 'only'
    /** Made for another processor, which Windows on ARM emulates. */
    | 'emulated'
    /** Windows on ARM, where the sign-in screen loads nothing made for another processor. */
    | 'not-for-arm';
}

/**
 * The build of a release that fits a visitor's computer; undefined where it is for another system,
 * or the processor is not known and matters.
 */
export function recommendBuild(
  { system, architecture, architectureCertainty }: Platform,
  { product, files }: Pick<Release, 'product' | 'files'>,
): Recommendation | undefined {
  const [first] = files;
  if (first?.platform !== system) return undefined;
  if (first.build === 'universal') return { build: 'universal', reason: 'only' };
  // A login component is loaded into a process of Windows itself: that is not emulated.
  if (architecture === 'arm64')
    return product === 'windows-app'
      ? { build: 'x64', reason: 'emulated' }
      : { build: undefined, reason: 'not-for-arm' };
  const fitting = files.find(({ build }) => build === architecture);
  if (!fitting) return undefined;
  const reason = architectureCertainty === 'certain' ? 'reported' : 'suggested';
  return { build: fitting.build, reason };
}
