import { answerDocument, answerFile, answerPicture } from './answers.ts';
import { readReport } from './report.ts';
import { scope } from './scope.ts';
import { forgetOthers, isKept, keepLanguage, keepPicture, keepVersion } from './store.ts';

/**
 * The service worker. It installs whole or not at all, and waits until no page of the version
 * before it is open; that version's pages keep their files until then.
 */
scope.addEventListener('install', (event) => event.waitUntil(keepVersion()));

scope.addEventListener('activate', (event) =>
  event.waitUntil(forgetOthers().then(() => scope.clients.claim())),
);

scope.addEventListener('message', (event) => {
  const report = readReport(event.data);
  if (!report) return;
  const work = keepLanguage(report.language).then(() =>
    Promise.all(report.pictures.map((path) => keepPicture(path))),
  );
  // Storage may be full and the host away: the next page of the site asks again.
  event.waitUntil(work.catch(() => undefined));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || request.headers.has('range'))
    return;
  if (request.mode === 'navigate') event.respondWith(answerDocument(request));
  else if (/^\/(assets|words)\//.test(pathname)) event.respondWith(answerFile(request));
  else if (request.destination === 'image' || isKept(pathname))
    event.respondWith(answerPicture(request, (work) => event.waitUntil(work)));
});
