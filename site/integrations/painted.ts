import type { AstroIntegration } from 'astro';

/**
 * Returns the integration that adds the directive `client:painted`: hydrate after the first paint
 * (src/client/painted.ts).
 */
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
