import type { Plugin } from 'vite';

const moduleId = 'react-dom-client.production.js';
const created = /(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;
const expected = 5;

/**
 * React DOM's five signals are errors, made as its file is run. While anything inspects the page,
 * Lighthouse included, V8 looks up the line of each and for that parses React DOM a second time:
 * 20 ms of a phone's main thread and more (docs/decisions/0005-a-quiet-start.md). They
 * are compared, never read: made without a stack, they cost nothing.
 */
export function quietErrors(): Plugin {
  return {
    name: 'quiet-errors',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith(moduleId)) return undefined;
      let found = 0;
      const quiet = code.replace(created, (_, assigned: string, message: string) => {
        found += 1;
        return `${assigned}Object.create(Error.prototype, { message: { value: ${message} } })`;
      });
      if (found !== expected)
        throw new Error(`${moduleId} makes ${found} signals, not ${expected}`);
      return { code: quiet, map: null };
    },
  };
}
