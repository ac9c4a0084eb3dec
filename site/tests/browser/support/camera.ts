import { findChrome } from '../../../../scripts/programs.ts';

/** Returns the options of a browser whose camera shows a video file (MJPEG) in a loop. */
export function cameraOptions(videoFile: string) {
  return {
    launchOptions: {
      executablePath: findChrome(),
      args: [
        '--no-sandbox',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${videoFile}`,
      ],
    },
  };
}
