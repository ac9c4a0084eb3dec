import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const packages = fileURLToPath(new URL('../../../packages', import.meta.url));

/** The folders of the packages that the site serves, by their paths on the site. */
const served = {
  notes: join(packages, 'app-notes/data'),
  vectors: join(packages, 'vectors/data'),
} as const;

/** The files by their paths on the site: `notes/otp-app-notes.json`. */
const files = new Map<string, string>(
  Object.entries(served).flatMap(([path, folder]) =>
    readdirSync(folder).map((name) => [`${path}/${name}`, join(folder, name)] as const),
  ),
);

/** Serves data files of the packages as they are, in development and in the built site. */
export const packageFiles: Plugin = {
  name: 'package-files',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const file = files.get(request.url?.slice(1) ?? '');
      if (file === undefined) return next();
      response.setHeader('Content-Type', 'application/json');
      response.end(readFileSync(file));
    });
  },
  generateBundle() {
    if (this.environment.name !== 'client') return;
    for (const [fileName, file] of files)
      this.emitFile({ type: 'asset', fileName, source: readFileSync(file) });
  },
};
