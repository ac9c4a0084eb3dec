/** Finds the visitor's system, so that the site shows the right app, installer or help first. */
import type { Address } from '../addresses.ts';
import { systemInAddress } from '../platform/systemInAddress.ts';
import { systemOf } from '../platform/systemOf.ts';
import type { System } from '../platform/types.ts';

/** Returns the system that the address names, otherwise the browser's. */
export function visitorSystem({ route, query }: Address): System {
  const [system] =
    systemInAddress({ category: query.get('category'), pageName: route.name }).found ?? [];
  return system ?? systemOf(navigator.userAgent, navigator.maxTouchPoints);
}
