import { type Rolldown, build } from 'vite';

interface Bundled {
  readonly code: string;
  /** The source files in it. */
  readonly files: readonly string[];
}

/**
 * Bundles a module with its imports as one classic script.
 * @param base the path that the site is hosted under
 * @param define global constants, by name, with their values as code
 */
export async function bundleScript(
  source: string,
  base: string,
  define: Readonly<Record<string, string>> = {},
): Promise<Bundled> {
  const { output } = (await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    base,
    define,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  const [{ code, moduleIds }] = output;
  return { code: code.trim(), files: moduleIds };
}
