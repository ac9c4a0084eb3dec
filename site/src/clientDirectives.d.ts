import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates the island after the first paint (src/client/painted.ts). */
    'client:painted'?: boolean;
  }
}
