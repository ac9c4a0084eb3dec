import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Host, dist } from '../browser/support/host.ts';
import { createRequestListener } from '../../server/createRequestListener.ts';

/**
 * A script that runs in a page before all other scripts. It stores the errors of the page in sessionStorage under
 * `problems`. If `shownHeadings` exists there, it also stores the visible headings.
 */
const observer = `(() => {
  // If the visitor leaves the page during an import, Firefox reports an error.
  let isLeaving = false;
  addEventListener('beforeunload', () => (isLeaving = true));
  const report = (text) => {
    if (isLeaving) return;
    const before = sessionStorage.getItem('problems') ?? '';
    sessionStorage.setItem('problems', before + text + '\\n');
  };
  // Ignore failed preloads, which a navigation aborts, and failed videos, which show their poster instead.
  addEventListener('error', ({ message, target }) => {
    if (!['link', 'source'].includes(target.localName)) report('error: ' + (message ?? target.outerHTML));
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => report('rejection: ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    report('policy: ' + violatedDirective + ' ' + blockedURI + ' ' + sourceFile));
  for (const level of ['error', 'warn']) {
    const log = console[level];
    console[level] = (...input) => {
      report(level + ': ' + input.join(' '));
      log.apply(console, input);
    };
  }
  if (sessionStorage.getItem('shownHeadings') === null) return;
  const { lang, dataset } = document.documentElement;
  const recordHeading = () => {
    const before = sessionStorage.getItem('shownHeadings');
    if (before === null) return;
    const heading = document.querySelector('h1');
    const isVisible = heading?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const seen = new Set(before.split('\\n').filter(Boolean));
    seen.add(lang + ' ' + dataset.screen + ': ' + (isVisible ? heading.textContent : 'nothing'));
    sessionStorage.setItem('shownHeadings', [...seen].join('\\n'));
  };
  // Use a timer, because some browsers draw no frames while they leave a page.
  setInterval(recordHeading, 10);
})()`;
const hash = createHash('sha256').update(observer).digest('base64');
const allow = (policy: string) =>
  policy.replaceAll("script-src 'self'", `script-src 'self' 'sha256-${hash}'`);

/**
 * A host that adds the observer to every page that a browser navigates to. The service worker gets pages without it.
 */
export class ObservedHost extends Host {
  private readonly inner = new Host();
  private readonly serveFile = createRequestListener(dist);
  /** How long the host waits before it sends a page, in milliseconds. */
  delay = 0;

  override async start(): Promise<void> {
    await this.inner.start();
    this.answerWith(this.answer);
    await super.start();
  }

  override async stop(): Promise<void> {
    await super.stop();
    await this.inner.stop();
  }

  private readonly answer: RequestListener = (request, response) => {
    if (request.headers.accept?.includes('text/html')) void this.sendPage(request, response);
    else this.serveFile(request, response);
  };

  private async sendPage(...[request, response]: Parameters<RequestListener>): Promise<void> {
    await pause(this.delay);
    const answer = await fetch(`${this.inner.origin}${request.url}`, { redirect: 'manual' });
    const text = allow(await answer.text()).replace(
      '<meta name="viewport"',
      `<script>${observer}</script><meta name="viewport"`,
    );
    const omitted = ['content-encoding', 'content-length', 'etag', 'connection', 'date'];
    const headers = [...answer.headers].filter(([name]) => !omitted.includes(name));
    response.writeHead(
      answer.status,
      Object.fromEntries(
        headers.map(([name, value]) => [
          name,
          name === 'content-security-policy' ? allow(value) : value,
        ]),
      ),
    );
    response.end(text);
  }
}
