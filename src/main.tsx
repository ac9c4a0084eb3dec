import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { resetCookies } from './app/cookies.ts';
import { followLinks } from './app/links.ts';
import { getShown, presentPlace, startRouter, subscribe } from './app/router.ts';
import { keepScroll } from './app/scroll.ts';

const container = document.querySelector('#root');
if (!container) throw new Error('the document has no #root');

resetCookies(document, location.protocol === 'https:');
await startRouter();
followLinks();
addEventListener('pagehide', keepScroll);

// The document shows this very place: take it over. Otherwise draw what the address asks for.
const app = <App subscribe={subscribe} getShown={getShown} />;
const { screen, name, query } = presentPlace();
const { dataset } = document.documentElement;
if (dataset.screen === screen && dataset.name === name && query.size === 0) {
  hydrateRoot(container, app);
} else {
  createRoot(container).render(app);
}
