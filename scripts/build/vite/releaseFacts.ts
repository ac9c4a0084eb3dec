import type { Plugin } from 'vite';
import { releases } from '../../../releases.ts';

/**
 * What visitors load of releases.ts: without the lists of changes, which stand there in every
 * language and which the update page alone shows. It imports the whole as `releases.ts?changes`.
 */
export function releaseFacts(): Plugin {
  return {
    name: 'release-facts',
    transform: {
      filter: { id: /\/releases\.ts$/ },
      handler(_, id) {
        if (id.includes('/src/')) return undefined;
        const facts = releases.map((release) => ({ ...release, changes: {} }));
        return { code: `export const releases = ${JSON.stringify(facts)};`, map: null };
      },
    },
  };
}
