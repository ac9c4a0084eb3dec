import type { Plugin } from 'vite';
import { releases } from '../../../releases.ts';

const listed = /^(?!.*\/src\/).*\/releases\.ts$/;

/**
 * Leaves what changed in each release, in every language, to the one screen that shows it, which
 * imports `releases.ts?changes`: 1 KB less for everybody who only downloads.
 */
export function releaseTexts(): Plugin {
  const short = JSON.stringify(releases.map((release) => ({ ...release, changes: {} })));
  return {
    name: 'release-texts',
    apply: 'build',
    transform: {
      filter: { id: listed },
      handler() {
        if (this.environment.name !== 'client') return undefined;
        return { code: `export const releases=${short};`, map: null };
      },
    },
  };
}
