import { type ComponentType, lazy } from 'react';

/**
 * A part whose code is loaded when it is first rendered, inside a Suspense. Where it cannot be loaded
 * its place stays empty; the head script hears of it and says so.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({
    default: (await load().catch(reportError)) ?? ((() => null) as ComponentType<Props>),
  }));
}
