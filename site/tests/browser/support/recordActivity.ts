import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page, Request } from '@playwright/test';

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));

/** Returns method and URL of a request, unless it is a plain GET of one of the site's own files. */
function unexpectedRequest(request: Request, origin: string): string | undefined {
  const { pathname, search, origin: requestedOrigin } = new URL(request.url());
  const file = join(dist, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  const isOwn = requestedOrigin === origin && existsSync(file) && statSync(file).isFile();
  const isPlain = request.method() === 'GET' && search === '' && request.postData() === null;
  return isOwn && isPlain ? undefined : `${request.method()} ${request.url()}`;
}

interface Activity {
  /** The paths of all requests. */
  readonly requests: string[];
  /** Requests other than a plain GET of one of the site's own files. */
  readonly unexpectedRequests: string[];
  /** Policy violations, writes to storage and requests by script, as the pages report them. */
  readonly reports: string[];
}

/** Records the requests of a page, its writes to storage, and violations of its policy. */
export async function recordActivity(page: Page, origin: string): Promise<Activity> {
  const activity: Activity = { requests: [], unexpectedRequests: [], reports: [] };
  page.context().on('request', (request) => {
    activity.requests.push(new URL(request.url()).pathname);
    const unexpected = unexpectedRequest(request, origin);
    if (unexpected !== undefined) activity.unexpectedRequests.push(unexpected);
  });
  page.on('websocket', (socket) => activity.unexpectedRequests.push(`WebSocket ${socket.url()}`));
  await page.exposeFunction('reportUse', (use: string) => {
    activity.reports.push(use);
  });
  await page.addInitScript(() => {
    const report = (use: string) => {
      const send: unknown = Reflect.get(window, 'reportUse');
      if (typeof send === 'function') send(use);
    };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      report(`violation ${violatedDirective} ${blockedURI}`),
    );
    const watch = (target: object, name: string, what: string) => {
      const original: unknown = Reflect.get(target, name);
      if (typeof original !== 'function') throw new Error(`there is no ${name} to watch`);
      Reflect.set(target, name, function watched(this: unknown, ...input: unknown[]) {
        report(`${what} ${String(input[0])}`);
        return Reflect.apply(original, this, input) as unknown;
      });
    };
    watch(Storage.prototype, 'setItem', 'storage');
    watch(IDBFactory.prototype, 'open', 'database');
    watch(window, 'fetch', 'fetch');
    watch(XMLHttpRequest.prototype, 'open', 'XMLHttpRequest');
    watch(navigator, 'sendBeacon', 'beacon');
  });
  return activity;
}

/** Returns the content of everything in which a page can store a text or pass it on, except caches. */
export function persistedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const stored = [localStorage, sessionStorage].map((storage) => ({ ...storage }));
    return [location.href, document.title, document.cookie, name, document.referrer]
      .concat(JSON.stringify([history.state, stored, databases]))
      .join('\n');
  });
}
