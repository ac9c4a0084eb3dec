import { describe, expect, it, vi } from 'vitest';
import { cameraProblem, startCamera } from './camera.ts';

const named = (name: string): Error => Object.assign(new Error('no camera'), { name });

describe('cameraProblem', () => {
  it.each([
    ['NotAllowedError', 'refused'],
    ['SecurityError', 'refused'],
    ['NotFoundError', 'absent'],
    ['OverconstrainedError', 'absent'],
    ['NotReadableError', 'busy'],
    ['AbortError', 'busy'],
    ['TypeError', 'unsupported'],
  ])('takes %s for %s', (name, problem) => {
    expect(cameraProblem(named(name))).toBe(problem);
  });

  it('takes anything else for unsupported', () => {
    expect(cameraProblem('NotAllowedError')).toBe('unsupported');
    expect(cameraProblem(undefined)).toBe('unsupported');
  });
});

describe('startCamera', () => {
  const handlers = { onFrame: () => {}, onLost: () => {} };
  const silent = (play: () => Promise<void>): HTMLVideoElement =>
    Object.assign(Object.create(null), { srcObject: null, play });
  const withTrack = () => {
    const track = Object.assign(new EventTarget(), { stop: vi.fn<() => void>() });
    const stream: MediaStream = Object.assign(Object.create(null), { getTracks: () => [track] });
    return { track, devices: { getUserMedia: () => Promise.resolve(stream) } };
  };

  it('says what is wrong', async () => {
    const { signal } = new AbortController();
    const video = silent(() => Promise.resolve());
    const devices = { getUserMedia: () => Promise.reject(named('NotFoundError')) };
    expect(await startCamera(video, handlers, signal, devices)).toBe('absent');
    expect(await startCamera(video, handlers, signal, undefined)).toBe('unsupported');
  });

  it('frees the camera when it was stopped while the visitor was asked', async () => {
    const control = new AbortController();
    const { track, devices } = withTrack();
    const started = startCamera(
      silent(() => Promise.resolve()),
      handlers,
      control.signal,
      devices,
    );
    control.abort();
    expect(await started).toBeUndefined();
    expect(track.stop).toHaveBeenCalledOnce();
  });

  it('frees the camera when the picture cannot be shown', async () => {
    const { track, devices } = withTrack();
    const video = silent(() => Promise.reject(named('NotReadableError')));
    const problem = await startCamera(video, handlers, new AbortController().signal, devices);
    expect(problem).toBe('busy');
    expect(track.stop).toHaveBeenCalledOnce();
    expect(video.srcObject).toBeNull();
  });
});
