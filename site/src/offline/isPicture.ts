/** Separates pictures from files that work offline from the start, so that installing stays small. */

/** Returns whether a path is a picture's. Pictures are cached once a visitor has seen them. */
export function isPicture(pathname: string): boolean {
  return /\.(avif|webp|png|svg|ico)$/.test(pathname);
}
