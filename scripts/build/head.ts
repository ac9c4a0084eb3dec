import { join } from 'node:path';
import { build } from 'vite';

/** The script of the documents' head as one text, to be written into them. */
export async function bundleHead(root: string): Promise<string> {
  const result = await build({
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      lib: { entry: join(root, 'src/app/head.ts'), formats: ['iife'], name: 'head' },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !('output' in output)) throw new Error('the head script was not built');
  return output.output[0].code.trim();
}
