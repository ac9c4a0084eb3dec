import { expect } from 'vitest';
import { documentOf, languages, readDocument, routes } from '../../browser/support/screens.ts';
import { type Visit, hook } from '../visit.ts';
import type { Step } from './step.ts';

const frame = '#root > header, #root > footer';
const [english, korean] = languages;

/** Waits for a page. Give `titles` if its title depends on the visitor's system. */
async function expectScreen(
  visit: Visit,
  path: string,
  framed: boolean,
  titles?: readonly string[],
): Promise<void> {
  const answer = await fetch(visit.host.origin + path);
  const { heading, title, language } = readDocument(await answer.text());
  await visit.expectFirst('h1', { text: heading, shown: true });
  await visit.expectShown('main');
  await visit.expectShown(frame, framed ? 2 : 0);
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
}

/** Every page under its path and under its hash address. */
const screens = languages.map(({ tag, root, words }): Step => [
  `every page is complete and fits the window (${tag})`,
  async (visit) => {
    const all = Object.values(routes);
    for (const { names, framed, titles } of all) {
      const path = documentOf(root, names[0] ?? '');
      await visit.open(path);
      await expectScreen(visit, path, framed, titles(words));
    }
    await visit.open(root);
    for (const { names, framed, titles } of tag === english.tag ? all : []) {
      const hash = `#/${names[0]}`;
      await visit.engine.run((address) => location.assign(address), hash);
      await expectScreen(visit, documentOf(root, names[0] ?? ''), framed, titles(words));
    }
    const said = (await visit.complaints()).filter((text) => !text.includes('404'));
    expect(said).toEqual([]);
  },
]);

/** Header, footer, language, theme and policy. */
export const shellSteps: readonly Step[] = [
  ...screens,
  [
    'the header leads to every part, and the back button leads back',
    async (visit) => {
      await visit.open('/');
      for (const [link, name] of [
        ['nav-server', 'server'],
        ['nav-otp', 'otpapp'],
        ['nav-login', 'provider'],
        ['nav-qr', 'otpqr'],
        ['nav-home', ''],
      ] as const) {
        await visit.click(hook(link));
        await visit.expectAddress(`/#/${name}`);
        const { titles } =
          Object.values(routes).find(({ names }) => names.includes(name || 'main')) ?? {};
        await expectScreen(visit, documentOf('/', name || 'main'), true, titles?.(english.words));
      }
      await visit.engine.run(() => history.back());
      await expectScreen(visit, '/otpqr/', true);
    },
  ],
  [
    'the language changes on the same page, and stays',
    async (visit) => {
      await visit.open('/#/app?tab=macos');
      await visit.choose(hook('language'), korean.tag);
      await visit.expectAddress('/ko-KR/#/app?tab=macos');
      await expectScreen(visit, '/ko-KR/app/', true);
      await visit.expectFirst(hook('nav-qr'), { text: korean.words.shell.nav.qr });
      await visit.open('/#/server');
      await expectScreen(visit, '/ko-KR/server/', true);
      await visit.choose(hook('language'), english.tag);
      await visit.expectAddress('/#/server');
      await expectScreen(visit, '/server/', true);
    },
  ],
  [
    'the theme changes at once, and stays',
    async (visit) => {
      const ground = () =>
        visit.engine.run(() => getComputedStyle(document.documentElement).backgroundColor);
      await visit.open('/server/');
      await visit.choose(hook('theme'), 'dark');
      await expect.poll(ground).toBe('rgb(18, 19, 23)');
      await visit.reload();
      expect(await ground()).toBe('rgb(18, 19, 23)');
      await visit.choose(hook('theme'), 'light');
      await expect.poll(ground).toBe('rgb(250, 247, 242)');
      await visit.choose(hook('theme'), 'system');
    },
  ],
  [
    'in a narrow window the links are in a menu',
    async (visit) => {
      await visit.engine.resize(360, 740);
      try {
        await visit.open('/otpqr/');
        const [fold, server] = ['button[popovertarget="menu"]', hook('nav-server')];
        await visit.expectShown(server, 0);
        await visit.click(fold);
        await visit.expectShown(server);
        await visit.expectShown(hook('language'));
        await visit.engine.press('Escape');
        await visit.expectShown(server, 0);
        await visit.expectFirst(fold, { focused: true });
        await visit.click(fold);
        await visit.click(server);
        await visit.expectAddress('/#/server');
        await visit.expectShown(server, 0);
      } finally {
        await visit.engine.resize(1280, 900);
      }
    },
  ],
  [
    'the policy blocks a foreign script, and the page works on',
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
      await visit.expectShown('h1');
      const said = await visit.complaints();
      expect(said.filter((text) => !/script|Trusted/i.test(text))).toEqual([]);
      expect(said.length).toBeGreaterThan(0);
    },
  ],
];
