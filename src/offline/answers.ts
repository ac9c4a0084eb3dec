import { documentOf, readAddress } from '../app/address.ts';
import { recordOf } from '../app/screens.ts';
import { languageRoot, languages } from '../i18n/languages.ts';
import { cacheName, language } from './store.ts';

/** How long a document may take before its kept copy is shown, in milliseconds. */
const patience = 4000;

/** Whether the host let the last document wait for longer than that. */
let isSlow = false;

/** What the host answers, undefined where it takes too long; once it did, nobody waits for it. */
function inTime(fromHost: Promise<Response | undefined>): Promise<Response | undefined> {
  return new Promise((resolve) => {
    const begun = performance.now();
    const giveUp = () => {
      isSlow = true;
      resolve(undefined);
    };
    const timer = setTimeout(giveUp, isSlow ? 0 : patience);
    void fromHost.then((answer) => {
      clearTimeout(timer);
      isSlow &&= performance.now() - begun > patience;
      resolve(answer);
    });
  });
}

/**
 * The kept document of an address's screen and tool, in the language that is kept: the address may
 * ask for another. Browsers pass on the hash, which may name the screen.
 */
async function keptDocument(address: URL): Promise<Response | undefined> {
  const { screen, tool } = readAddress(address, languages);
  const name = screen === 'main' ? '' : recordOf(screen).names[0];
  const path = documentOf(languageRoot(language), { screen, tool, name });
  const kept = await caches.match(path, { cacheName });
  // Browsers refuse a document that its host had redirected, unless it is a new response.
  return kept && new Response(kept.body, kept);
}

/** A document: the host's, so that it is the newest; the kept one where the host does not answer. */
export async function answerDocument(request: Request): Promise<Response> {
  const fromHost = fetch(request).catch(() => undefined);
  const kept = await keptDocument(new URL(request.url)).catch(() => undefined);
  const answer = await (kept ? inTime(fromHost) : fromHost);
  return (answer && answer.status < 500 ? answer : kept) ?? answer ?? Response.error();
}

/** A file that never changes under its name: the kept copy, else the host's. */
export async function answerFile(request: Request): Promise<Response> {
  const kept = await caches.match(request.url).catch(() => undefined);
  return kept ?? fetch(request);
}

/** A file that may change: the host's; the kept one where the host does not answer. */
export async function answerChanging(
  request: Request,
  keep: (answer: Response) => void,
): Promise<Response> {
  const answer = await fetch(request).catch(() => undefined);
  if (answer?.status === 200) keep(answer.clone());
  const { pathname } = new URL(request.url);
  return answer ?? (await caches.match(pathname).catch(() => undefined)) ?? Response.error();
}
