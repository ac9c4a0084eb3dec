import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { framePattern } from './render.ts';
import { framesPerSecond, loopSeconds } from './time.ts';

const run = promisify(execFile);

/** A size of the video in pixels, with the maximum size of its files in bytes. */
export interface VideoSize {
  readonly name: 'large' | 'medium' | 'small';
  readonly width: number;
  readonly height: number;
  readonly budget: { readonly webm: number; readonly mp4: number };
}

const kilobyte = 1024;

/** The sizes of the video. The landing page chooses one by the height of the window. */
export const videoSizes: readonly VideoSize[] = [
  {
    name: 'large',
    width: 712,
    height: 952,
    budget: { webm: 300 * kilobyte, mp4: 700 * kilobyte },
  },
  {
    name: 'medium',
    width: 474,
    height: 634,
    budget: { webm: 150 * kilobyte, mp4: 300 * kilobyte },
  },
  {
    name: 'small',
    width: 236,
    height: 316,
    budget: { webm: 80 * kilobyte, mp4: 120 * kilobyte },
  },
];

/** Splits options that are easier to read as one line. */
function splitOptions(line: string): string[] {
  return line.split(' ');
}

const wholeLoop = framesPerSecond * loopSeconds;

/** AV1 with ten bits per channel, to avoid banding in dark areas. */
const av1 = splitOptions(
  `-c:v libsvtav1 -preset 3 -crf 20 -g ${wholeLoop} -pix_fmt yuv420p10le -svtav1-params tune=0`,
);
const h264 = splitOptions(
  `-c:v libx264 -preset veryslow -tune animation -crf 16 -g ${wholeLoop} -pix_fmt yuv420p -profile:v high -threads 2 -movflags +faststart`,
);
const colors = splitOptions('-colorspace bt709 -color_primaries bt709 -color_trc bt709');
const silentAndPlain = splitOptions('-an -map_metadata -1 -fflags +bitexact -flags:v +bitexact');

/** Encodes the frames in a folder with ffmpeg, without sound: as AV1 for a .webm file, as H.264 for an .mp4 file. */
export async function encodeVideo(folder: string, size: VideoSize, file: string): Promise<void> {
  await run('ffmpeg', [
    ...splitOptions(`-v error -y -framerate ${framesPerSecond} -i`),
    join(folder, framePattern),
    '-vf',
    `scale=${size.width}:${size.height}:flags=lanczos:out_color_matrix=bt709:out_range=tv`,
    ...(file.endsWith('.webm') ? av1 : h264),
    ...colors,
    ...silentAndPlain,
    file,
  ]);
}
