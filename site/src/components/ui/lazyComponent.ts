import { type ComponentType, lazy } from 'react';

/**
 * A component whose code is loaded when it is first rendered, inside a Suspense. If it can't be loaded, it renders
 * nothing, and the page's notice says that a part is missing.
 */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({
    default: (await load().catch(reportError)) ?? ((() => null) as ComponentType<Props>),
  }));
}
