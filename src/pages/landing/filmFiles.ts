import { contentHost } from '../../../site.config.ts';

export type FilmSize = 'large' | 'medium' | 'small';

/** The size for a window of so many CSS pixels of height. */
export function filmSizeFor(height: number): FilmSize {
  if (height >= 400) return 'large';
  return height >= 200 ? 'medium' : 'small';
}

/** The address of a file of the film, for instance `hero-large.webm`. */
export function filmFile(name: string): string {
  return `${contentHost}/video/${name}`;
}
