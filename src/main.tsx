import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { resetCookies } from './app/cookies.ts';
import { placeOfDocument } from './app/address.ts';
import { listening } from './app/earlyInput.ts';
import { followLinks } from './app/links.ts';
import { getShown, startRouter, subscribe } from './app/router.ts';
import { keepScroll } from './app/scroll.ts';

const container = document.querySelector('#root');
if (!container) throw new Error('the document has no #root');

async function start(root: Element): Promise<void> {
  const shown = await startRouter(placeOfDocument(document.documentElement));
  followLinks();
  addEventListener('pagehide', keepScroll);
  document.dispatchEvent(new Event(listening));
  // As a transition it is done in slices, with room for presses and frames between them.
  startTransition(() => {
    hydrateRoot(root, <App subscribe={subscribe} getShown={getShown} document={shown} />);
  });
}

resetCookies(document, location);
// Not awaited here: the screens that it loads import from this file and would wait for it.
start(container).catch(reportError);
