import * as site from '../../site.config.ts';
import type { Place } from './address.ts';
import { recordOf } from './screens.ts';

function pathOf({ screen, name }: Pick<Place, 'screen' | 'name'>, applePlatform: boolean): string {
  const { documentation = '' } = recordOf(screen);
  const path = typeof documentation === 'string' ? documentation : (documentation[name] ?? '');
  if (typeof path === 'string') return path.replace('%product%', site.productSlug);
  return applePlatform ? path.apple : path.others;
}

/**
 * The documentation for a screen (specification, section 2).
 * @param applePlatform whether the visitor's system is iOS or macOS; it decides for `provider`
 */
export function documentationAddress(
  place: Pick<Place, 'screen' | 'name'>,
  language: string,
  applePlatform: boolean,
): string {
  const host = language === 'ko-KR' ? site.documentation.korean : site.documentation.english;
  return `${host}/${pathOf(place, applePlatform)}`;
}
