import type { App, AppId } from './app.ts';
import { type Capability, type Feature, capabilities, features } from './features.ts';

export interface ComparisonCell {
  readonly app: AppId;
  readonly isAvailable: boolean;
}

export interface ComparisonRow {
  readonly capability: Capability;
  readonly cells: readonly ComparisonCell[];
}

function gives(feature: Feature, capability: Capability): boolean {
  const given: readonly Capability[] = features[feature];
  return given.includes(capability);
}

/**
 * Returns a row per capability and a cell per app. Capabilities keep their order, and so do the given apps.
 * @throws {Error} if an app neither lists a capability nor has a system that rules it out
 */
export function compareApps(apps: readonly App[]): readonly ComparisonRow[] {
  return (Object.keys(capabilities) as Capability[]).map((capability) => ({
    capability,
    cells: apps.map((app) => {
      const isAvailable = app.features.some((feature) => gives(feature, capability));
      const { ruledOutOn }: { ruledOutOn: readonly App['system'][] } = capabilities[capability];
      if (!isAvailable && !ruledOutOn.includes(app.system))
        throw new Error(`Nothing is known about ${capability} of the app ${app.id}.`);
      return { app: app.id, isAvailable };
    }),
  }));
}
