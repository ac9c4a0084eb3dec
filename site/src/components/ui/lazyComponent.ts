/** Loads code only when a visitor needs it, and reports a failure instead of leaving a gap. */
import { type ComponentType, lazy } from 'react';

/**
 * Returns a component whose code loads when it is first rendered, inside a `Suspense`. If loading fails, it renders
 * nothing, and the page's failure notice appears (client/watchFailures.ts).
 * @example lazyComponent(async () => (await import('./Chart.tsx')).Chart)
 */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({
    default: (await load().catch(reportError)) ?? ((() => null) as ComponentType<Props>),
  }));
}
