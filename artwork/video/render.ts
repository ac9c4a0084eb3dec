import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { screenshotOf, withPage } from '../brand/browser.ts';
import { frameAt, frameStyles } from './frame.ts';
import { stage } from './layout.ts';
import { framesPerSecond, loopSeconds } from './time.ts';

const documentMarkup = `<!doctype html><html lang="en"><head><meta charset="utf-8"><style>${frameStyles}</style></head><body></body></html>`;

/** The file names of frames, as a pattern for ffmpeg. */
export const framePattern = 'frame-%04d.png';

/** Returns the path of a frame. `index` counts from 0. */
function frameFile(folder: string, index: number): string {
  return join(folder, framePattern.replace('%04d', String(index).padStart(4, '0')));
}

/** Draws all frames of the loop into a folder, as PNG files of the size `stage`. */
export async function renderFrames(folder: string): Promise<void> {
  await withPage(stage, documentMarkup, async (page) => {
    for (let index = 0; index < loopSeconds * framesPerSecond; index += 1)
      await writeFile(
        frameFile(folder, index),
        await screenshotOf(page, frameAt(index / framesPerSecond)),
      );
  });
}
