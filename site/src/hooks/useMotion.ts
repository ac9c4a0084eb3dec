/** Lets visitors stop everything that moves, and follows the system's setting for reduced motion. */
import { useSyncExternalStore } from 'react';
import { readPreference, writePreference } from '../client/preferences.ts';

/** `paused`: the visitor stopped motion. `still`: the system asks for reduced motion. */
export type Motion = 'running' | 'paused' | 'still';

const reducedMotion = '(prefers-reduced-motion: reduce)';
const listeners = new Set<() => void>();
/** Undefined until `readMotion` reads it from storage. */
let isPaused: boolean | undefined;

/** Returns whether the system asks for reduced motion. */
export function isMotionReduced(): boolean {
  return matchMedia(reducedMotion).matches;
}

function readMotion(): Motion {
  if (isMotionReduced()) return 'still';
  isPaused ??= readPreference('motion') === 'paused';
  return isPaused ? 'paused' : 'running';
}

function subscribe(listener: () => void): () => void {
  const system = matchMedia(reducedMotion);
  system.addEventListener('change', listener);
  listeners.add(listener);
  return () => {
    system.removeEventListener('change', listener);
    listeners.delete(listener);
  };
}

/** Returns the state that film, banners and carousels share. It is `still` until hydration. */
export function useMotion(): Motion {
  return useSyncExternalStore(subscribe, readMotion, () => 'still');
}

/** Pauses or resumes all motion of the page, and stores the choice for later visits. */
export function setPaused(value: boolean): void {
  isPaused = value;
  writePreference('motion', value ? 'paused' : 'running');
  for (const listener of listeners) listener();
}
