import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';
import { built } from './builds.ts';

/** Writes down every npm package whose code is in a file that visitors load. */
export function packages(): Plugin {
  return {
    name: 'packages',
    apply: 'build',
    writeBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const names = new Set<string>();
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of Object.keys(chunk.modules)) {
          const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
          if (name) names.add(name);
        }
      }
      mkdirSync(dirname(built.packages), { recursive: true });
      writeFileSync(built.packages, JSON.stringify([...names].sort()));
    },
  };
}
