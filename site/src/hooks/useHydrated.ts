import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Returns whether React has hydrated the component. Until then, it must render the same as the build. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
