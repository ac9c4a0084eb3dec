import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether React has hydrated the component. Before that it renders what the build rendered. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
