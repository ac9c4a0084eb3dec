import type { Plugin } from 'vite';

const rendered = 'ReactDOM.renderToString(vnode)';

/**
 * Gives React the island's prefix for ids when a page is rendered. @astrojs/react 7.0 gives it to the browser only,
 * so ids that `useId` makes would differ between the page and its hydrated islands.
 */
export const reactIds: Plugin = {
  name: 'react-ids',
  transform: {
    filter: { id: /@astrojs\/react\/dist\/server\.js/ },
    handler(code) {
      if (!code.includes(rendered)) this.error('@astrojs/react renders in another way now.');
      const withPrefix = 'ReactDOM.renderToString(vnode, { identifierPrefix: prefix })';
      return { code: code.replaceAll(rendered, withPrefix), map: null };
    },
  },
};
