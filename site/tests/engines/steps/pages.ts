import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { currentRelease, releaseFolder, releases } from '../../../src/releases/releases.ts';
import { type Visit, button, hook } from '../visit.ts';
import type { Step } from './step.ts';

const tab = (id: string) => `[role=tab][data-tab="${id}"]`;

async function expectTab(visit: Visit, id: string): Promise<void> {
  await visit.expectFirst(tab(id), { attributes: { 'aria-selected': 'true' } });
  await visit.expectShown('[role="tabpanel"]');
  await visit.expectShown(`[data-panel="${id}"]`);
}

const slide = '[data-panel="watchos"] [data-testid="carousel"]';
const figures = `${slide} figure`;

async function expectSlide(visit: Visit, place: number): Promise<void> {
  const shown = async () => (await visit.all(figures)).map((figure) => figure.shown).indexOf(true);
  await expect.poll(shown).toBe(place);
}

const openDialog = 'dialog[open]';

/** Videos, tabs, carousels and dialogs of the pages besides the lab. */
export const pageSteps: readonly Step[] = [
  [
    'landing: shows the poster, and one button stops banners and video',
    async (visit) => {
      await visit.open('/');
      const posterWidth = () =>
        visit.engine.run(() => document.querySelector<HTMLImageElement>('main img')?.naturalWidth);
      // 0 means that the browser can't read the picture. WebKit returns the drawn width of an SVG.
      expect(await posterWidth()).toBeGreaterThanOrEqual(1280);
      await visit.expectShown(hook('banner'));
      await visit.expectFirst(hook('banner'), { attributes: { 'data-index': '1' } });
      const films = await visit.engine.run(() =>
        [...document.querySelectorAll('video')].map(({ muted, paused, error, dataset }) => ({
          muted,
          paused,
          failed: error !== null,
          size: dataset['size'] ?? '',
          shown: dataset['shown'] ?? 'no',
        })),
      );
      for (const film of films) {
        expect(film).toMatchObject({ muted: true, failed: false });
        expect(['large', 'medium', 'small']).toContain(film.size);
        if (film.shown === '') expect(film.paused).toBe(false);
      }
      await visit.click(hook('motion-toggle'));
      const arePaused = () =>
        visit.engine.run(() =>
          [...document.querySelectorAll('video')].every((video) => video.paused),
        );
      await expect.poll(arePaused).toBe(true);
      await visit.click(hook('motion-toggle'));
    },
  ],
  [
    'apps: mouse and keys change tabs, and the address names the tab',
    async (visit) => {
      await visit.open('/app/?category=windows');
      await expectTab(visit, 'windows');
      await visit.click(tab('macos'));
      await expectTab(visit, 'macos');
      await visit.engine.press('ArrowRight');
      await expectTab(visit, 'ios-widget');
      await visit.engine.press('Home');
      await expectTab(visit, 'windows');
      await visit.expectFirst(tab('windows'), { focused: true });
      await visit.click(tab('android'));
      await visit.reload();
      await expectTab(visit, 'android');
    },
  ],
  [
    'apps: the carousel moves by itself, by buttons and by keys, and can be stopped',
    async (visit) => {
      await visit.open('/app/?tab=watchos');
      await visit.engine.run((wanted) => {
        document.querySelector(wanted)?.scrollIntoView({ block: 'center', behavior: 'instant' });
      }, slide);
      const toggle = `${slide} ${hook('motion-toggle')}`;
      await visit.expectShown(toggle);
      await expectSlide(visit, 1);
      await visit.click(toggle);
      await visit.expectFirst(toggle, { attributes: { 'aria-label': 'Play' } });
      const { attributes } = (await visit.all(slide))[0] ?? {};
      const place = Number(attributes?.['data-index']);
      await visit.click(`${slide} [aria-label="Next picture"]`);
      await expectSlide(visit, (place + 1) % 2);
      await visit.engine.press('ArrowLeft');
      await expectSlide(visit, place);
      await visit.click(toggle);
    },
  ],
  [
    'apps: an installer has commands for checking it, and the page checks a file',
    async (visit) => {
      const release = currentRelease(releases, 'windows-app');
      const name = release.files[0]?.name ?? '';
      await visit.open('/windows/');
      const commands = '[data-build="x64"] details';
      await visit.click(`${commands} summary`);
      await visit.expectShown(`${commands} code`, 3);
      await visit.engine.run(() => {
        const headings = [...document.querySelectorAll('h2, h3')];
        const place = headings.find(({ textContent }) => textContent === 'Check my download');
        place?.scrollIntoView({ block: 'center', behavior: 'instant' });
      });
      const choosers = async () => (await visit.all(hook('verify-file'))).length;
      await expect.poll(choosers).toBe(1);
      const folder = `../../../public/downloads/${releaseFolder(release)}/${name}`;
      await visit.engine.attach(
        hook('verify-file'),
        fileURLToPath(new URL(folder, import.meta.url)),
      );
      await visit.expectShown('[data-verdict="genuine"]');
    },
  ],
  [
    'server: the dialog is modal, closes by each button and by key, and returns the focus',
    async (visit) => {
      await visit.open('/server/');
      const opener = button('What is Self Evaluation?');
      for (const answer of ['Login', 'Cancel', 'Escape']) {
        await visit.click(opener);
        await visit.expectShown(openDialog);
        const size = await visit.engine.run(() => {
          const dialog = document.querySelector('dialog[open]');
          if (!dialog) return [];
          const { width, height } = getComputedStyle(dialog);
          return [dialog.matches(':modal'), width, height];
        });
        expect(size).toEqual([true, '400px', '400px']);
        if (answer === 'Escape') await visit.engine.press('Escape');
        else await visit.click(`//dialog${button(answer)}`);
        await visit.expectShown(openDialog, 0);
        await visit.expectFirst(opener, { focused: true });
      }
    },
  ],
  [
    'login: a dialog says what is planned for Linux',
    async (visit) => {
      await visit.open('/logon/?tab=linux');
      await visit.click(button('x86_64'));
      await visit.expectShown(openDialog);
      await visit.click(`//dialog${button('Close')}`);
      await visit.expectShown(openDialog, 0);
    },
  ],
];
