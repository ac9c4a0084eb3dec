import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findChrome } from '../../../scripts/programs.ts';
import { sampleSecret } from './support/otpApp.ts';
import { cameraFilm } from './support/qrPicture.ts';
import { expect, test } from './support/test.ts';

const film = '.cache/camera.mjpeg';
const address = `otpauth://totp/Example:alice?secret=${sampleSecret}&issuer=Example`;

test.use({
  launchOptions: {
    executablePath: findChrome(),
    args: [
      '--no-sandbox',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  },
});

// The tests share the film.
test.describe.configure({ mode: 'serial' });

test.beforeAll(() => {
  mkdirSync('.cache', { recursive: true });
});

const states = (page: Page) =>
  page.evaluate(() =>
    (Reflect.get(globalThis, 'tracks') as MediaStreamTrack[]).map((track) => track.readyState),
  );

/** Records every track that the page gets, to check that it is stopped. */
async function openRead(page: Page) {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    Reflect.set(globalThis, 'tracks', tracks);
    const devices = navigator.mediaDevices;
    const ask = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
  await page.goto('/#/otpqr?tool=read');
  await expect(page.getByTestId('read-text')).toBeVisible();
}

test('requests the camera at a press, reads a code and releases the camera', async ({
  page,
  context,
}) => {
  writeFileSync(film, await cameraFilm(address));
  await context.grantPermissions(['camera']);
  await openRead(page);
  expect(await states(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use the camera' }).click();
  await expect(page.getByTestId('read-account')).toHaveAttribute('data-secret', sampleSecret);
  await expect.poll(() => states(page)).toEqual(['ended']);
  await expect(page.getByTestId('read-camera')).toHaveCount(0);
});

test('releases the camera when another tool is opened', async ({ page, context }) => {
  writeFileSync(film, await cameraFilm());
  await context.grantPermissions(['camera']);
  await openRead(page);
  await page.getByRole('button', { name: 'Use the camera' }).click();
  await expect.poll(() => states(page)).toEqual(['live']);
  await page.locator('a[data-tool="make"]').click();
  await expect.poll(() => states(page)).toEqual(['ended']);
});

test('explains a camera that is refused, missing or busy', async ({ page }) => {
  await openRead(page);
  const camera = page.getByRole('button', { name: 'Use the camera' });
  await camera.click();
  await expect(page.getByRole('alert')).toContainText('isn’t allowed to use the camera');
  for (const [name, sentence] of [
    ['NotFoundError', 'No camera was found'],
    ['NotReadableError', 'Another program is using the camera'],
  ] as const) {
    await page.evaluate((error) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', error));
    }, name);
    await camera.click();
    await expect(page.getByRole('alert')).toContainText(sentence);
  }
});
