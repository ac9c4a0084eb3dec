import type { Plugin } from 'vite';

/** Serves a module that is written at build: `code` gives its text. */
export function virtualModule(id: string, code: () => string): Plugin {
  return {
    name: id,
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load: (asked) => (asked === `\0${id}` ? code() : undefined),
  };
}
