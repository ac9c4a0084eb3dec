import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * Takes out of a file what need not be there, before Vite shortens its names: constants used once,
 * objects of class names, helpers that are one expression. 0.4 to 0.7 KB less on every screen.
 */
export function shorten(): Plugin {
  return {
    name: 'shorten',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async renderChunk(code) {
      const { code: short = code } = await minify(code, {
        module: true,
        ecma: 2020,
        compress: { passes: 3 },
        mangle: false,
      });
      return { code: short, map: null };
    },
  };
}
