import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { shells } from '../../../src/releases/checkCommand.ts';
import { currentRelease, releaseFolder, releases } from '../../../src/releases/releases.ts';
import { type Visit, buttonNamed, byTestId } from '../visit.ts';
import type { Step } from './step.ts';

const tab = (id: string) => `[role=tab][data-tab="${id}"]`;

async function expectTab(visit: Visit, id: string): Promise<void> {
  await visit.expectFirst(tab(id), { attributes: { 'aria-selected': 'true' } });
  await visit.expectVisible('[role="tabpanel"]');
  await visit.expectVisible(`[data-panel="${id}"]`);
}

const slide = '[data-panel="watchos"] [data-testid="carousel"]';
const figures = `${slide} figure`;

async function expectSlide(visit: Visit, index: number): Promise<void> {
  const visibleIndex = async () =>
    (await visit.findAll(figures)).findIndex(({ isVisible }) => isVisible);
  await expect.poll(visibleIndex).toBe(index);
}

const openDialog = 'dialog[open]';

/** Tests of videos, tabs, carousels and dialogs. */
export const pageSteps: readonly Step[] = [
  [
    'landing: shows the poster, and pauses video and banners with one button',
    async (visit) => {
      await visit.open('/');
      const posterWidth = () =>
        visit.engine.run(() => document.querySelector<HTMLImageElement>('main img')?.naturalWidth);
      // The width is 0 if the browser can't read the picture. WebKit returns the rendered width of an SVG.
      expect(await posterWidth()).toBeGreaterThanOrEqual(500);
      await visit.expectVisible(byTestId('banner'));
      await visit.expectFirst(byTestId('banner'), { attributes: { 'data-index': '1' } });
      const videos = await visit.engine.run(() =>
        [...document.querySelectorAll('video')].map(({ muted, paused, error, dataset }) => ({
          muted,
          paused,
          hasFailed: error !== null,
          size: dataset['size'] ?? '',
          isShown: dataset['shown'] === '',
        })),
      );
      for (const video of videos) {
        expect(video).toMatchObject({ muted: true, hasFailed: false });
        expect(['large', 'medium', 'small']).toContain(video.size);
        if (video.isShown) expect(video.paused).toBe(false);
      }
      await visit.click(byTestId('motion-toggle'));
      const arePaused = () =>
        visit.engine.run(() =>
          [...document.querySelectorAll('video')].every((video) => video.paused),
        );
      await expect.poll(arePaused).toBe(true);
      await visit.click(byTestId('motion-toggle'));
    },
  ],
  [
    'apps: selects tabs with mouse and keys, also after a reload',
    async (visit) => {
      await visit.open('/app/?category=windows');
      await expectTab(visit, 'windows');
      await visit.click(tab('macos'));
      await expectTab(visit, 'macos');
      await visit.engine.press('ArrowRight');
      await expectTab(visit, 'ios-widget');
      await visit.engine.press('Home');
      await expectTab(visit, 'windows');
      await visit.expectFirst(tab('windows'), { isFocused: true });
      await visit.click(tab('android'));
      await visit.reload();
      await expectTab(visit, 'android');
    },
  ],
  [
    'apps: advances the carousel by itself, and with buttons and keys, and pauses it',
    async (visit) => {
      await visit.open('/app/?tab=watchos');
      await visit.engine.run((wanted) => {
        document.querySelector(wanted)?.scrollIntoView({ block: 'center', behavior: 'instant' });
      }, slide);
      const toggle = `${slide} ${byTestId('motion-toggle')}`;
      await visit.expectVisible(toggle);
      await expectSlide(visit, 1);
      await visit.click(toggle);
      await visit.expectFirst(toggle, { attributes: { 'aria-label': 'Play' } });
      const { attributes } = (await visit.findAll(slide))[0] ?? {};
      const index = Number(attributes?.['data-index']);
      await visit.click(`${slide} [aria-label="Next picture"]`);
      await expectSlide(visit, (index + 1) % 2);
      await visit.engine.press('ArrowLeft');
      await expectSlide(visit, index);
      await visit.click(toggle);
    },
  ],
  [
    'apps: shows the commands that check an installer, and checks a file',
    async (visit) => {
      const release = currentRelease(releases, 'windows-app');
      const name = release.files[0]?.name ?? '';
      await visit.open('/windows/');
      const verify = `//*[@id="panel-windows"]//details[summary="Verify your download"]`;
      await visit.click(`${verify}/summary`);
      // For each file: the checksum, the command that shows its publisher, and a command per shell.
      await visit.expectVisible(`${verify}//code`, release.files.length * (2 + shells.length));
      const fileInputCount = async () => (await visit.findAll(byTestId('verify-file'))).length;
      await expect.poll(fileInputCount).toBe(1);
      const path = `../../../public/downloads/${releaseFolder(release)}/${name}`;
      await visit.engine.chooseFile(
        byTestId('verify-file'),
        fileURLToPath(new URL(path, import.meta.url)),
      );
      await visit.expectVisible('[data-verdict="genuine"]');
    },
  ],
  [
    'server: opens a modal dialog, which each button and Escape close, and restores the focus',
    async (visit) => {
      await visit.open('/server/');
      const opener = buttonNamed('What is an evaluation server?');
      for (const closeWith of ['Login', 'Cancel', 'Escape']) {
        await visit.click(opener);
        await visit.expectVisible(openDialog);
        const size = await visit.engine.run(() => {
          const dialog = document.querySelector('dialog[open]');
          if (!dialog) return [];
          const { width, height } = getComputedStyle(dialog);
          return [dialog.matches(':modal'), width, height];
        });
        expect(size).toEqual([true, '400px', '400px']);
        if (closeWith === 'Escape') await visit.engine.press('Escape');
        else await visit.click(`//dialog${buttonNamed(closeWith)}`);
        await visit.expectVisible(openDialog, 0);
        await visit.expectFirst(opener, { isFocused: true });
      }
    },
  ],
  [
    'login: opens a dialog about the planned installer for Linux',
    async (visit) => {
      await visit.open('/logon/?tab=linux');
      await visit.click(buttonNamed('x86_64'));
      await visit.expectVisible(openDialog);
      await visit.click(`//dialog${buttonNamed('Close')}`);
      await visit.expectVisible(openDialog, 0);
    },
  ],
];
