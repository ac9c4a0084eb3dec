import type { AstroIntegration } from 'astro';

/** Adds the client directive `client:painted` (src/client/painted.ts). */
export function painted(): AstroIntegration {
  return {
    name: 'painted',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'painted', entrypoint: './src/client/painted.ts' });
      },
    },
  };
}
