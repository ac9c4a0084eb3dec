import type { Plugin } from 'vite';
import { type MessageTree, compileMessages } from '../src/i18n/compile.ts';
import { locales } from '../src/i18n/locales.ts';
import { messageFile, readMessages } from '../src/i18n/readMessages.ts';
import { messageBundles } from '../src/lab/tools.ts';

const id = 'virtual:messages';

/**
 * Serves messages that the lab loads later as script modules, one per locale and bundle, because the policy
 * (`connect-src`) lets no script fetch JSON.
 */
export const messageModules: Plugin = {
  name: 'message-modules',
  resolveId: (wanted) => (wanted.startsWith(id) ? `\0${wanted}` : undefined),
  load(wanted) {
    if (wanted === `\0${id}`) {
      const loaders = locales.flatMap((locale) =>
        Object.keys(messageBundles).map((bundle) => {
          const name = JSON.stringify(`${locale}/${bundle}`);
          return `${name}:()=>import(${JSON.stringify(`${id}/messages_${locale}_${bundle}`)})`;
        }),
      );
      return `export const loaders={${loaders.join(',')}};`;
    }
    const [, name, bundle] = /^\0virtual:messages\/messages_(.+)_(.+)$/.exec(wanted) ?? [];
    const locale = locales.find((one) => one === name);
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
