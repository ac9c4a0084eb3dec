import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { resetCookies } from './app/cookies.ts';
import { listening } from './app/earlyInput.ts';
import { followLinks } from './app/links.ts';
import { getShown, startRouter, subscribe } from './app/router.ts';
import { keepScroll } from './app/scroll.ts';

const container = document.querySelector('#root');
if (!container) throw new Error('the document has no #root');

async function start(root: Element): Promise<void> {
  await startRouter();
  followLinks();
  addEventListener('pagehide', keepScroll);

  // The document shows this screen: take it over. Otherwise draw what the address asks for.
  const shown = getShown();
  document.dispatchEvent(new Event(listening));
  const { screen, name, query } = shown.place;
  const { dataset, lang } = document.documentElement;
  if (dataset.screen === screen && dataset.name === name && lang === shown.language) {
    // It was made without a query; what the query changes is drawn once it is taken over.
    const made =
      query.size === 0 ? shown : { ...shown, place: { ...shown.place, query: new Map() } };
    // As a transition it is done in slices, with room for presses and frames between them.
    startTransition(() => {
      hydrateRoot(root, <App subscribe={subscribe} getShown={getShown} made={made} />);
    });
  } else {
    createRoot(root).render(<App subscribe={subscribe} getShown={getShown} />);
  }
}

resetCookies(document, location.protocol === 'https:');
// Not awaited here: the screens that it loads import from this file and would wait for it.
start(container).catch(reportError);
