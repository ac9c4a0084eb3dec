import { toolOf } from '../pages/otpqr/tools/tools.ts';
import type { Place } from './address.ts';
import { screenIds } from './screens.ts';

/** What a document shows, as its root element says; whatever its address asks for beyond that. */
export function placeOfDocument({ lang, dataset }: HTMLElement): Place {
  return {
    language: lang,
    screen: screenIds.find((id) => id === dataset.screen) ?? 'main',
    name: dataset.name ?? '',
    tool: toolOf(dataset.tool),
    query: new Map(),
    isRouted: false,
  };
}
