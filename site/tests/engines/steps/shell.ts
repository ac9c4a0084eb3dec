import { expect } from 'vitest';
import { pagePath, languages, parsePage, routes } from '../../browser/support/pages.ts';
import { type Visit, byTestId } from '../visit.ts';
import type { Step } from './step.ts';

const frame = '#root > header, #root > footer';
const [english, korean] = languages;

/** Waits until a page is loaded, and checks it. Pass `titles` if the title depends on the visitor's system. */
async function expectPage(
  visit: Visit,
  path: string,
  hasFrame: boolean,
  titles?: readonly string[],
): Promise<void> {
  const answer = await fetch(visit.host.origin + path);
  const { heading, title, language } = parsePage(await answer.text());
  await visit.expectFirst('h1', { text: heading, isVisible: true });
  await visit.expectVisible('main');
  await visit.expectVisible(frame, hasFrame ? 2 : 0);
  const { title: shown, ...page } = await visit.engine.run(() => ({
    title: document.title,
    language: document.documentElement.lang,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    font:
      document.fonts.check('16px Pretendard') ||
      [...document.fonts].some((face) => face.status === 'loaded'),
    broken: [...document.images].filter(
      (image) => image.complete && image.currentSrc && !image.naturalWidth,
    ).length,
  }));
  expect(titles ?? [title]).toContain(shown);
  expect({ path, ...page }).toEqual({ path, language, overflow: 0, font: true, broken: 0 });
  await visit.waitUntilIdle();
}

/** Tests of every page at its path and at its hash address. */
const pageSteps = languages.map(({ tag, root, messages }): Step => [
  `shows every page completely and without sideways scrolling (${tag})`,
  async (visit) => {
    const all = Object.values(routes);
    for (const { names, hasFrame, titles } of all) {
      const path = pagePath(root, names[0] ?? '');
      await visit.open(path);
      await expectPage(visit, path, hasFrame, titles(messages));
    }
    await visit.open(root);
    for (const { names, hasFrame, titles } of tag === english.tag ? all : []) {
      const hash = `#/${names[0]}`;
      await visit.engine.run((address) => location.assign(address), hash);
      await expectPage(visit, pagePath(root, names[0] ?? ''), hasFrame, titles(messages));
    }
    const problems = (await visit.takeProblems()).filter((text) => !text.includes('404'));
    expect(problems).toEqual([]);
  },
]);

/** Tests of pages, header, language, theme and policy. */
export const shellSteps: readonly Step[] = [
  ...pageSteps,
  [
    'links to every part of the site in the header, and returns with Back',
    async (visit) => {
      await visit.open('/');
      for (const [link, name] of [
        ['nav-server', 'server'],
        ['nav-otp', 'otpapp'],
        ['nav-login', 'provider'],
        ['nav-qr', 'otpqr'],
        ['nav-home', ''],
      ] as const) {
        await visit.click(byTestId(link));
        await visit.expectAddress(`/#/${name}`);
        const { titles } =
          Object.values(routes).find(({ names }) => names.includes(name || 'main')) ?? {};
        await expectPage(visit, pagePath('/', name || 'main'), true, titles?.(english.messages));
      }
      await visit.engine.run(() => history.back());
      await expectPage(visit, '/otpqr/', true);
    },
  ],
  [
    'changes the language without leaving the page, also on later visits',
    async (visit) => {
      await visit.open('/#/app?tab=macos');
      await visit.select(byTestId('language'), korean.tag);
      await visit.expectAddress('/ko-KR/#/app?tab=macos');
      await expectPage(visit, '/ko-KR/app/', true);
      await visit.expectFirst(byTestId('nav-qr'), { text: korean.messages.shell.nav.qr });
      await visit.open('/#/server');
      await expectPage(visit, '/ko-KR/server/', true);
      await visit.select(byTestId('language'), english.tag);
      await visit.expectAddress('/#/server');
      await expectPage(visit, '/server/', true);
    },
  ],
  [
    'changes the theme immediately, also on later visits',
    async (visit) => {
      const background = () =>
        visit.engine.run(() => getComputedStyle(document.documentElement).backgroundColor);
      await visit.open('/server/');
      await visit.select(byTestId('theme'), 'dark');
      await expect.poll(background).toBe('rgb(18, 19, 23)');
      await visit.reload();
      expect(await background()).toBe('rgb(18, 19, 23)');
      await visit.select(byTestId('theme'), 'light');
      await expect.poll(background).toBe('rgb(250, 247, 242)');
      await visit.select(byTestId('theme'), 'system');
    },
  ],
  [
    'shows the links of the header in a menu in a narrow window',
    async (visit) => {
      await visit.engine.resize(360, 740);
      try {
        await visit.open('/otpqr/');
        const [menuButton, server] = ['button[popovertarget="menu"]', byTestId('nav-server')];
        await visit.expectVisible(server, 0);
        await visit.click(menuButton);
        await visit.expectVisible(server);
        await visit.expectVisible(byTestId('language'));
        await visit.engine.press('Escape');
        await visit.expectVisible(server, 0);
        await visit.expectFirst(menuButton, { isFocused: true });
        await visit.click(menuButton);
        await visit.click(server);
        await visit.expectAddress('/#/server');
        await visit.expectVisible(server, 0);
      } finally {
        await visit.engine.resize(1280, 900);
      }
    },
  ],
  [
    'blocks an injected script with the policy, and keeps the page working',
    async (visit) => {
      await visit.open('/server/');
      const result = await visit.engine.run(() => {
        const outcomes: string[] = [];
        try {
          const script = document.createElement('script');
          script.textContent = 'window.planted = true';
          document.body.append(script);
          outcomes.push('appended');
        } catch {
          outcomes.push('refused');
        }
        return [...outcomes, 'planted' in window];
      });
      expect(result[1]).toBe(false);
      await visit.expectVisible('h1');
      const problems = await visit.takeProblems();
      expect(problems.filter((text) => !/script|Trusted/i.test(text))).toEqual([]);
      expect(problems.length).toBeGreaterThan(0);
    },
  ],
];
