import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { cameraOptions } from './support/camera.ts';
import { sampleSecret } from './support/otpApp.ts';
import { cameraVideo } from './support/qrPicture.ts';
import { expect, test } from './support/test.ts';

const videoFile = '.cache/camera.mjpeg';
const address = `otpauth://totp/Example:alice?secret=${sampleSecret}&issuer=Example`;

test.use(cameraOptions(videoFile));

// The tests share the video file, so they can't run at the same time.
test.describe.configure({ mode: 'serial' });

test.beforeAll(() => {
  mkdirSync('.cache', { recursive: true });
});

/** Returns the state of every camera track that the page has requested. */
const trackStates = (page: Page) =>
  page.evaluate(() =>
    (Reflect.get(globalThis, 'tracks') as MediaStreamTrack[]).map((track) => track.readyState),
  );

/** Opens Read and records every camera track that the page gets. */
async function openRead(page: Page) {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    Reflect.set(globalThis, 'tracks', tracks);
    const devices = navigator.mediaDevices;
    const getUserMedia = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (constraints) => {
      const stream = await getUserMedia(constraints);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
  await page.goto('/#/otpqr?tool=read');
  await expect(page.getByTestId('read-text')).toBeVisible();
}

test('requests the camera on a click, reads a code, and releases the camera', async ({
  page,
  context,
}) => {
  writeFileSync(videoFile, await cameraVideo(address));
  await context.grantPermissions(['camera']);
  await openRead(page);
  expect(await trackStates(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use the camera' }).click();
  await expect(page.getByTestId('read-account')).toHaveAttribute('data-secret', sampleSecret);
  await expect.poll(() => trackStates(page)).toEqual(['ended']);
  await expect(page.getByTestId('read-camera')).toHaveCount(0);
});

test('releases the camera when another tool is opened', async ({ page, context }) => {
  writeFileSync(videoFile, await cameraVideo());
  await context.grantPermissions(['camera']);
  await openRead(page);
  await page.getByRole('button', { name: 'Use the camera' }).click();
  await expect.poll(() => trackStates(page)).toEqual(['live']);
  await page.locator('a[data-tool="make"]').click();
  await expect.poll(() => trackStates(page)).toEqual(['ended']);
});

test('explains why the camera is refused, missing, or busy', async ({ page }) => {
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
