/** Reads the camera, so that visitors can scan a code on another screen or on paper. */
import { pixelsOf } from './picture.ts';

/** Why there is no camera picture. */
export type CameraProblem = 'refused' | 'absent' | 'busy' | 'unsupported';

export interface CameraHandlers {
  /** Receives each frame. The next one follows after the returned promise has settled. */
  readonly onFrame: (frame: ImageData) => void | Promise<void>;
  /** Called if the camera is unplugged, its permission is revoked, or `onFrame` throws. */
  readonly onLost: () => void;
}

/** The longest side of a frame in pixels. More would slow reading, and a code in front of a camera needs no more. */
const longestSide = 1280;

/** Returns the problem that an error of `getUserMedia` reports (Media Capture and Streams, 10.2). */
export function cameraProblem(error: unknown): CameraProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'absent';
    case 'NotReadableError':
    case 'AbortError':
      return 'busy';
    default:
      return 'unsupported';
  }
}

/**
 * Asks for the camera, shows it in `video` and passes its frames to `onFrame`. Aborting `signal` always releases the
 * camera, even while the browser asks for permission.
 * @returns undefined once the camera runs or `signal` is aborted, otherwise the problem
 */
export async function startCamera(
  video: HTMLVideoElement,
  { onFrame, onLost }: CameraHandlers,
  signal: AbortSignal,
  devices: Pick<MediaDevices, 'getUserMedia'> | undefined = globalThis.navigator?.mediaDevices,
): Promise<CameraProblem | undefined> {
  if (devices === undefined) return 'unsupported';
  let stream: MediaStream;
  try {
    const constraints = { facingMode: 'environment', width: { ideal: longestSide } };
    stream = await devices.getUserMedia({ video: constraints, audio: false });
  } catch (error) {
    return signal.aborted ? undefined : cameraProblem(error);
  }
  const running = new AbortController();
  const stop = (): void => {
    running.abort();
    for (const track of stream.getTracks()) track.stop();
    if (video.srcObject === stream) video.srcObject = null;
  };
  const reportLost = (): void => {
    stop();
    onLost();
  };
  if (signal.aborted) {
    stop();
    return undefined;
  }
  signal.addEventListener('abort', stop, { once: true, signal: running.signal });
  for (const track of stream.getTracks()) {
    track.addEventListener('ended', reportLost, { once: true, signal: running.signal });
  }
  try {
    video.srcObject = stream;
    video.muted = true;
    video.playsInline = true;
    await video.play();
  } catch (error) {
    stop();
    return signal.aborted ? undefined : cameraProblem(error);
  }
  deliverFrames(video, onFrame, reportLost, running.signal);
  return undefined;
}

/** Delivers a frame before each repaint. A hidden tab isn't repainted, so it reads nothing. */
function deliverFrames(
  video: HTMLVideoElement,
  onFrame: CameraHandlers['onFrame'],
  reportLost: () => void,
  signal: AbortSignal,
): void {
  const read = async (): Promise<void> => {
    const { videoWidth: width, videoHeight: height } = video;
    const factor = Math.min(1, longestSide / Math.max(1, width, height));
    const size = { width: Math.round(width * factor), height: Math.round(height * factor) };
    if (size.width > 0 && size.height > 0) await onFrame(pixelsOf(video, size));
  };
  const next = (): void => {
    requestAnimationFrame(() => {
      if (signal.aborted) return;
      read().then(next, reportLost);
    });
  };
  next();
}
