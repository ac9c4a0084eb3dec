import { contentRoot } from '../../catalog/contentRoot.ts';

export type FilmSize = 'large' | 'medium' | 'small';

/** Returns the size of the film for a window whose height is given in CSS pixels. */
export function filmSizeFor(height: number): FilmSize {
  if (height >= 400) return 'large';
  return height >= 200 ? 'medium' : 'small';
}

/** Returns the address of a file of the film, such as `hero-large.webm`. */
export function filmFile(name: string): string {
  return `${contentRoot}/video/${name}`;
}
