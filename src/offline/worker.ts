import { answerChanging, answerDocument, answerFile } from './answers.ts';
import { forgetOthers, isImmutable, keepPicture, keepVersion } from './store.ts';

/** As much of a service worker's global scope as is used here; TypeScript's DOM library has none. */
interface LastingEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
interface RequestEvent extends LastingEvent {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}
interface EventsByName {
  readonly install: LastingEvent;
  readonly activate: LastingEvent;
  readonly fetch: RequestEvent;
  readonly message: LastingEvent & MessageEvent<readonly string[]>;
}
interface WorkerScope {
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly addEventListener: <Name extends keyof EventsByName>(
    name: Name,
    listener: (event: EventsByName[Name]) => void,
  ) => void;
}
const scope = globalThis as unknown as WorkerScope;

/**
 * The service worker. It installs whole or not at all, and waits until no page of the version
 * before it is open, which keeps its files until then; another language of one version need not wait.
 */
scope.addEventListener('install', (event) =>
  event.waitUntil(keepVersion().then((isOnly) => (isOnly ? scope.skipWaiting() : undefined))),
);

scope.addEventListener('activate', (event) =>
  event.waitUntil(forgetOthers().then(() => scope.clients.claim())),
);

// A page names the pictures that were seen before the worker was there.
scope.addEventListener('message', (event) =>
  event.waitUntil(Promise.all(event.data.map((path) => keepPicture(path)))),
);

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || request.headers.has('range'))
    return;
  const isDocument = request.mode === 'navigate' && !/\.(?!html$)\w+$/i.test(pathname);
  const isPicture = request.destination === 'image';
  if (isDocument) event.respondWith(answerDocument(request));
  else if (isImmutable(pathname)) event.respondWith(answerFile(request));
  else if (isPicture || request.destination === 'manifest')
    event.respondWith(
      answerChanging(request, (answer) => {
        if (isPicture) event.waitUntil(keepPicture(pathname, answer));
      }),
    );
});
