import type { Plugin } from 'vite';
import { type MessageTree, compileMessages } from '../src/i18n/compile.ts';
import { locales } from '../src/i18n/locales.ts';
import { messageFile, readMessages } from '../src/i18n/readMessages.ts';
import { messageBundles } from '../src/lab/tools.ts';

const moduleName = 'virtual:messages';
const moduleId = `\0${moduleName}`;

/**
 * Vite plugin: `virtual:messages` exports `loaders`, which import the messages of one locale and bundle on demand.
 * The messages are script modules, because the content security policy (`connect-src`) forbids scripts to fetch JSON.
 */
export const messageModules: Plugin = {
  name: 'message-modules',
  resolveId: (name) => (name.startsWith(moduleName) ? `\0${name}` : undefined),
  load(id) {
    if (id === moduleId) {
      const loaders = locales.flatMap((locale) =>
        Object.keys(messageBundles).map((bundle) => {
          const name = JSON.stringify(`${locale}/${bundle}`);
          return `${name}:()=>import(${JSON.stringify(`${moduleName}/messages_${locale}_${bundle}`)})`;
        }),
      );
      return `export const loaders={${loaders.join(',')}};`;
    }
    const [, name, bundle] = /^\0virtual:messages\/messages_(.+)_(.+)$/.exec(id) ?? [];
    const locale = locales.find((candidate) => candidate === name);
    if (!locale || !bundle) return undefined;
    this.addWatchFile(messageFile(locale));
    const messages = readMessages(locale);
    const namespaces: readonly string[] = messageBundles[bundle as keyof typeof messageBundles];
    const entries = namespaces.map((namespace) => [
      namespace,
      compileMessages(messages[namespace] as MessageTree),
    ]);
    return `export default ${JSON.stringify(Object.fromEntries(entries))};`;
  },
};
