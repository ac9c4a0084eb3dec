/** Whether a path is that of a picture. Pictures are cached once a visitor has seen them. */
export function isPicture(pathname: string): boolean {
  return /\.(avif|webp|png|svg|ico)$/.test(pathname);
}
