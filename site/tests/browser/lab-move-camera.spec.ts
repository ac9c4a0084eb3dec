import { mkdirSync, writeFileSync } from 'node:fs';
import { exportTexts, manyAccounts } from './support/appExports.ts';
import { cameraOptions } from './support/camera.ts';
import { openMove, rows } from './support/move.ts';
import { cameraVideo } from './support/qrPicture.ts';
import { expect, test } from './support/test.ts';

const videoFile = '.cache/move-camera.mjpeg';

test.use(cameraOptions(videoFile));

// The tests share the video file, so they can't run at the same time.
test.describe.configure({ mode: 'serial' });

let first = '';
let rest: readonly string[] = [];

test.beforeAll(async () => {
  mkdirSync('.cache', { recursive: true });
  [first = '', ...rest] = await exportTexts(manyAccounts(11));
  writeFileSync(videoFile, await cameraVideo(first));
});

test('warns that the camera has read a part of an export, and keeps it on', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['camera']);
  await openMove(page);
  await page.getByRole('button', { name: 'Use the camera' }).click();
  await expect(page.getByTestId('move-codes')).toContainText(
    `1 of ${rest.length + 1} QR codes read.`,
  );
  await expect(page.getByTestId('read-camera')).toBeVisible();
});

test('switches the camera off after the last QR code of an export whose others were pasted', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['camera']);
  await openMove(page);
  await page.getByTestId('move-text').fill(rest.join('\n'));
  await expect(page.getByTestId('move-codes')).toBeVisible();
  await page.getByRole('button', { name: 'Use the camera' }).click();
  await expect(rows(page)).toHaveCount(11);
  await expect(page.getByTestId('read-camera')).toHaveCount(0);
  await expect(page.getByTestId('move-codes')).toHaveCount(0);
});
