import { type Rolldown, build } from 'vite';

interface BundledScript {
  readonly code: string;
  /** The paths of the source files in the bundle. */
  readonly files: readonly string[];
}

/**
 * Bundles a module and its imports into one classic script (IIFE).
 * @param source the path of the module
 * @param base the path that the site is hosted under
 * @param define global constants: maps each name to its value as JavaScript code
 */
export async function bundleScript(
  source: string,
  base: string,
  define: Readonly<Record<string, string>> = {},
): Promise<BundledScript> {
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
