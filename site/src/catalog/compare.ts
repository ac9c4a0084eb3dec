import type { App, AppId } from './app.ts';
import { type Capability, type Feature, capabilities, features } from './features.ts';

export interface ComparisonCell {
  readonly app: AppId;
  /** The app's features that give it the capability; none where it lists none. */
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

/** Every capability against every app, in the order of each. */
export function compare(apps: readonly App[]): readonly ComparisonRow[] {
  return capabilities.map((capability) => ({
    capability,
    cells: apps.map((app) => ({
      app: app.id,
      features: app.features.filter((feature) => gives(feature, capability)),
    })),
  }));
}
