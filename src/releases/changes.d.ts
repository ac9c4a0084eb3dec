declare module '*/releases.ts?changes' {
  import type { Release } from './types.ts';

  /** The releases with what changed in them: see scripts/build/vite/releaseTexts.ts. */
  export const releases: readonly Release[];
}
