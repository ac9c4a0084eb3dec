import { addressed } from '../../platform/names.ts';
import type { System } from '../../platform/types.ts';
import { useScripted, useVisitorSystem } from '../../ui/visitor.ts';
import type { ScreenProps } from '../screen.ts';

interface ShownSystem {
  readonly system: System;
  /** Whether only script can tell: until then the style orders by `data-os`. */
  readonly waiting: boolean;
}

/** The system that a page is ordered for: by its address, else by the browser. */
export function useSystem({ name, query }: ScreenProps): ShownSystem {
  const scripted = useScripted();
  const browser = useVisitorSystem(undefined);
  const [named] = addressed({ category: query.get('category'), path: name }).known ?? [];
  return { system: named ?? browser, waiting: !scripted && named === undefined };
}
