import { describe, expect, it, vi } from 'vitest';
import { cameraProblem, startCamera } from './camera.ts';

const errorNamed = (name: string): Error => Object.assign(new Error('no camera'), { name });

describe('cameraProblem', () => {
  it.each([
    ['NotAllowedError', 'refused'],
    ['SecurityError', 'refused'],
    ['NotFoundError', 'absent'],
    ['OverconstrainedError', 'absent'],
    ['NotReadableError', 'busy'],
    ['AbortError', 'busy'],
    ['TypeError', 'unsupported'],
  ])('reports %s as %s', (name, problem) => {
    expect(cameraProblem(errorNamed(name))).toBe(problem);
  });

  it('reports everything else as unsupported', () => {
    expect(cameraProblem('NotAllowedError')).toBe('unsupported');
    expect(cameraProblem(undefined)).toBe('unsupported');
  });
});

describe('startCamera', () => {
  const handlers = { onFrame: () => {}, onLost: () => {} };
  const videoWith = (play: () => Promise<void>): HTMLVideoElement =>
    Object.assign(Object.create(null), { srcObject: null, play });
  const withTrack = () => {
    const track = Object.assign(new EventTarget(), { stop: vi.fn<() => void>() });
    const stream: MediaStream = Object.assign(Object.create(null), { getTracks: () => [track] });
    return { track, devices: { getUserMedia: () => Promise.resolve(stream) } };
  };

  it('returns the problem', async () => {
    const { signal } = new AbortController();
    const video = videoWith(() => Promise.resolve());
    const devices = { getUserMedia: () => Promise.reject(errorNamed('NotFoundError')) };
    expect(await startCamera(video, handlers, signal, devices)).toBe('absent');
    expect(await startCamera(video, handlers, signal, undefined)).toBe('unsupported');
  });

  it('releases the camera if it is stopped during the request for permission', async () => {
    const control = new AbortController();
    const { track, devices } = withTrack();
    const started = startCamera(
      videoWith(() => Promise.resolve()),
      handlers,
      control.signal,
      devices,
    );
    control.abort();
    expect(await started).toBeUndefined();
    expect(track.stop).toHaveBeenCalledOnce();
  });

  it('releases the camera if the video can’t play', async () => {
    const { track, devices } = withTrack();
    const video = videoWith(() => Promise.reject(errorNamed('NotReadableError')));
    const problem = await startCamera(video, handlers, new AbortController().signal, devices);
    expect(problem).toBe('busy');
    expect(track.stop).toHaveBeenCalledOnce();
    expect(video.srcObject).toBeNull();
  });
});
