import { startTransition, useEffect, useState } from 'react';
import { readPreference, writePreference } from './preferences.ts';

/** Whether things move by themselves: `paused` by the visitor, `still` because the system asks for it. */
export type Motion = 'running' | 'paused' | 'still';

const reduced = '(prefers-reduced-motion: reduce)';
const listeners = new Set<() => void>();
let paused: boolean | undefined;

/** Whether the system asks for reduced motion. */
export function isMotionReduced(): boolean {
  return matchMedia(reduced).matches;
}

function readMotion(): Motion {
  if (isMotionReduced()) return 'still';
  paused ??= readPreference('motion') === 'paused';
  return paused ? 'paused' : 'running';
}

function subscribe(listener: () => void): () => void {
  const system = matchMedia(reduced);
  system.addEventListener('change', listener);
  listeners.add(listener);
  return () => {
    system.removeEventListener('change', listener);
    listeners.delete(listener);
  };
}

/**
 * The one motion of the visit, for every carousel and the video. It is `still` where the system
 * asks for reduced motion, and until the page is hydrated.
 */
export function useMotion(): Motion {
  const [motion, setMotion] = useState<Motion>('still');
  useEffect(() => {
    const note = () => setMotion(readMotion());
    // What the document shows may stand until nothing else is to be done.
    startTransition(note);
    return subscribe(note);
  }, []);
  return motion;
}

/** Stops or starts whatever moves, now and on later visits. */
export function setPaused(value: boolean): void {
  paused = value;
  writePreference('motion', value ? 'paused' : 'running');
  for (const listener of listeners) listener();
}
