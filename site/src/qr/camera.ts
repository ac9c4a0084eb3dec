import { pixelsOf } from './picture.ts';

/** Why there is no camera picture. */
export type CameraProblem = 'refused' | 'absent' | 'busy' | 'unsupported';

export interface CameraHandlers {
  /** Gets one frame after another; the next comes once the promise of the last is settled. */
  readonly onFrame: (frame: ImageData) => void | Promise<void>;
  /** The camera is gone: unplugged, taken back in the browser's settings, or `onFrame` failed. */
  readonly onLost: () => void;
}

/** Longest side of a frame in pixels: enough for a code held to a camera, and quick to read. */
const LONGEST_SIDE = 1280;

/** What the browser's error means (Media Capture and Streams, 10.2). */
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
 * Asks for the camera, shows it in `video` and hands over its frames until `signal` is aborted,
 * which always frees the camera, even while the visitor is still being asked.
 * Resolves to `undefined` once the camera runs, or was stopped before; to a problem otherwise.
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
    const wanted = { facingMode: 'environment', width: { ideal: LONGEST_SIDE } };
    stream = await devices.getUserMedia({ video: wanted, audio: false });
  } catch (error) {
    return signal.aborted ? undefined : cameraProblem(error);
  }
  const running = new AbortController();
  const stop = (): void => {
    running.abort();
    for (const track of stream.getTracks()) track.stop();
    if (video.srcObject === stream) video.srcObject = null;
  };
  const lose = (): void => {
    stop();
    onLost();
  };
  if (signal.aborted) {
    stop();
    return undefined;
  }
  signal.addEventListener('abort', stop, { once: true, signal: running.signal });
  for (const track of stream.getTracks()) {
    track.addEventListener('ended', lose, { once: true, signal: running.signal });
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
  handOver(video, onFrame, lose, running.signal);
  return undefined;
}

/** Each time the screen is drawn; a hidden tab draws nothing, so nothing is read there. */
function handOver(
  video: HTMLVideoElement,
  onFrame: CameraHandlers['onFrame'],
  lose: () => void,
  signal: AbortSignal,
): void {
  const read = async (): Promise<void> => {
    const { videoWidth: width, videoHeight: height } = video;
    const factor = Math.min(1, LONGEST_SIDE / Math.max(1, width, height));
    const size = { width: Math.round(width * factor), height: Math.round(height * factor) };
    if (size.width > 0 && size.height > 0) await onFrame(pixelsOf(video, size));
  };
  const next = (): void => {
    requestAnimationFrame(() => {
      if (signal.aborted) return;
      read().then(next, lose);
    });
  };
  next();
}
