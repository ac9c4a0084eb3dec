import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates an island after the first paint (src/client/painted.ts). */
    'client:painted'?: boolean;
  }
}
