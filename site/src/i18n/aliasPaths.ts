/** Builds a page for each alias of a route, so that old links open without a redirect by the host. */
import { type LocalePath, localePaths } from './paths.ts';

/**
 * Returns the static paths of a route with several names, in all locales. A name with capital letters also has a
 * path in lower case. The prop `name` is in lower case.
 * @param param the path parameter for the name: `app` in `[app]/index.astro`
 */
export function aliasPaths(
  param: string,
  names: readonly string[],
): LocalePath<{ readonly name: string }>[] {
  const spellings = [...new Set(names.flatMap((name) => [name, name.toLowerCase()]))];
  return localePaths().flatMap(({ params, props }) =>
    spellings.map((name) => ({
      params: { ...params, [param]: name },
      props: { ...props, name: name.toLowerCase() },
    })),
  );
}
