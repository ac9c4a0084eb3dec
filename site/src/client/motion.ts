import { useSyncExternalStore } from 'react';
import { readPreference, writePreference } from './preferences.ts';

/** Whether things move by themselves: `paused` by the visitor, `still` because the system asks for it. */
export type Motion = 'running' | 'paused' | 'still';

const reducedMotion = '(prefers-reduced-motion: reduce)';
const listeners = new Set<() => void>();
/** Undefined until it is read from storage. */
let isPaused: boolean | undefined;

/** Whether the system asks for reduced motion. */
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

/** The motion of the whole page: the film, the banners and the carousels share it. `still` until hydration. */
export function useMotion(): Motion {
  return useSyncExternalStore(subscribe, readMotion, () => 'still');
}

/** Pauses or starts all motion of the page, and stores the choice for later visits. */
export function setPaused(value: boolean): void {
  isPaused = value;
  writePreference('motion', value ? 'paused' : 'running');
  for (const listener of listeners) listener();
}
