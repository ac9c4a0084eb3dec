import type { App, AppId } from './app.ts';
import { type Capability, type Feature, capabilities, features } from './features.ts';

export interface ComparisonCell {
  readonly app: AppId;
  /** The features that give the app this capability; empty if it doesn't have it. */
  readonly features: readonly Feature[];
}

export interface ComparisonRow {
  readonly capability: Capability;
  readonly cells: readonly ComparisonCell[];
}

function gives(feature: Feature, capability: Capability): boolean {
  const given: readonly Capability[] = features[feature];
  return given.includes(capability);
}

/** Returns a row per capability and a cell per app. Capabilities keep their order, and so do the given apps. */
export function compareApps(apps: readonly App[]): readonly ComparisonRow[] {
  return capabilities.map((capability) => ({
    capability,
    cells: apps.map((app) => ({
      app: app.id,
      features: app.features.filter((feature) => gives(feature, capability)),
    })),
  }));
}
