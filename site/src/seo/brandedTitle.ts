import { brand } from '../../site.config.ts';

/** Returns the complete title of a page: its own text and the brand. */
export function brandedTitle(text: string): string {
  return `${text} · ${brand}`;
}
