/**
 * Returns the first folder of a page below its locale, such as `otpqr/`, or an empty text if it has none. Pages with the
 * same folder have the same policy in their headers.
 * @param page the page's file, relative to dist/
 * @param locales the locales that have a folder
 */
export function pageFolder(page: string, locales: readonly string[]): string {
  const folders = page.split('/').slice(0, -1);
  if (locales.includes(folders[0] ?? '')) folders.shift();
  return folders[0] === undefined ? '' : `${folders[0]}/`;
}
