import type { Plugin } from 'vite';

const renderCall = 'ReactDOM.renderToString(vnode)';

/**
 * Vite plugin: passes the island's id prefix to React when it prerenders a page. @astrojs/react 7.0 passes it only in
 * the browser, so the ids of `useId` would differ between the prerendered HTML and the hydrated island.
 */
export const reactIds: Plugin = {
  name: 'react-ids',
  transform: {
    filter: { id: /@astrojs\/react\/dist\/server\.js/ },
    handler(code) {
      if (!code.includes(renderCall))
        this.error(
          `@astrojs/react no longer calls ${renderCall}. Update site/integrations/reactIds.ts.`,
        );
      const withPrefix = 'ReactDOM.renderToString(vnode, { identifierPrefix: prefix })';
      return { code: code.replaceAll(renderCall, withPrefix), map: null };
    },
  },
};
