import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page, Request } from '@playwright/test';

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));

/** What is wrong with a request of a site that asks for nothing but its own built files. */
function complaint(request: Request, origin: string): string | undefined {
  const { pathname, search, origin: asked } = new URL(request.url());
  const file = join(dist, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  const isOwn = asked === origin && existsSync(file) && statSync(file).isFile();
  const isBare = request.method() === 'GET' && search === '' && request.postData() === null;
  return isOwn && isBare ? undefined : `${request.method()} ${request.url()}`;
}

interface Recorded {
  readonly requests: string[];
  readonly complaints: string[];
  /** Policy violations and writes to storage, as the pages report them. */
  readonly reports: string[];
}

/** Records all requests, writes to storage, cookies set and violations of the policy. */
export async function record(page: Page, origin: string): Promise<Recorded> {
  const recorded: Recorded = { requests: [], complaints: [], reports: [] };
  page.context().on('request', (request) => {
    recorded.requests.push(new URL(request.url()).pathname);
    const found = complaint(request, origin);
    if (found !== undefined) recorded.complaints.push(found);
  });
  page.on('websocket', (socket) => recorded.complaints.push(`WebSocket ${socket.url()}`));
  await page.exposeFunction('reportUse', (use: string) => {
    recorded.reports.push(use);
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
  return recorded;
}

/** Everything in which a page could have kept or passed on a text. */
export function traces(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const stored = [localStorage, sessionStorage].map((storage) => ({ ...storage }));
    return [location.href, document.title, document.cookie, name, document.referrer]
      .concat(JSON.stringify([history.state, stored, databases]))
      .join('\n');
  });
}
