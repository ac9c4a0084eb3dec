import { contentHost } from '../../../site.config.ts';

/** The sizes of film and poster, with the window's least height for each in CSS pixels. */
export const filmSizes = { large: 400, medium: 200, small: 0 } as const;

export type FilmSize = keyof typeof filmSizes;

/** The size for a window of so many CSS pixels of height. */
export function filmSizeFor(height: number): FilmSize {
  if (height >= filmSizes.large) return 'large';
  return height >= filmSizes.medium ? 'medium' : 'small';
}

/** The address of a file of the film, for instance `hero-large.webm`. */
export function filmFile(name: string): string {
  return `${contentHost}/video/${name}`;
}
