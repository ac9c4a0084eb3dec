import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Host, dist } from '../browser/support/host.ts';
import { answerFrom } from '../../server/answerFrom.ts';

/**
 * A script that runs in a page before all others. It stores the page's errors in sessionStorage and, if a step asks
 * for it, the headings that the page shows.
 */
const observer = `(() => {
  // Firefox reports imports as errors if the visitor leaves the page meanwhile.
  let leaving = false;
  addEventListener('beforeunload', () => (leaving = true));
  const note = (text) => {
    if (leaving) return;
    const before = sessionStorage.getItem('complaints') ?? '';
    sessionStorage.setItem('complaints', before + text + '\\n');
  };
  // Leaving a page aborts preloads, and a video that can't be played has its poster. Neither is an error.
  addEventListener('error', ({ message, target }) => {
    if (!['link', 'source'].includes(target.localName)) note('error: ' + (message ?? target.outerHTML));
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => note('rejection: ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    note('policy: ' + violatedDirective + ' ' + blockedURI + ' ' + sourceFile));
  for (const level of ['error', 'warn']) {
    const say = console[level];
    console[level] = (...said) => {
      note(level + ': ' + said.join(' '));
      say.apply(console, said);
    };
  }
  if (sessionStorage.getItem('shown') === null) return;
  const { lang, dataset } = document.documentElement;
  const look = () => {
    const before = sessionStorage.getItem('shown');
    if (before === null) return;
    const heading = document.querySelector('h1');
    const isShown = heading?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const seen = new Set(before.split('\\n').filter(Boolean));
    seen.add(lang + ' ' + dataset.screen + ': ' + (isShown ? heading.textContent : 'nothing'));
    sessionStorage.setItem('shown', [...seen].join('\\n'));
  };
  // Some browsers draw no frames of a page that the visitor leaves.
  setInterval(look, 10);
})()`;
const hash = createHash('sha256').update(observer).digest('base64');
const allow = (policy: string) =>
  policy.replaceAll("script-src 'self'", `script-src 'self' 'sha256-${hash}'`);

/**
 * A host that adds the observer to the pages that a browser navigates to. The service worker caches pages without
 * it.
 */
export class ObservedHost extends Host {
  private readonly inner = new Host();
  private readonly files = answerFrom(dist);
  /** In milliseconds, before the host answers with a page. */
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
    else this.files(request, response);
  };

  private async sendPage(...[request, response]: Parameters<RequestListener>): Promise<void> {
    await pause(this.delay);
    const answer = await fetch(`${this.inner.origin}${request.url}`, { redirect: 'manual' });
    const text = allow(await answer.text()).replace(
      '<meta name="viewport"',
      `<script>${observer}</script><meta name="viewport"`,
    );
    const left = ['content-encoding', 'content-length', 'etag', 'connection', 'date'];
    const headers = [...answer.headers].filter(([name]) => !left.includes(name));
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
