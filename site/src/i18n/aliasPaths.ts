import { type LocalePath, localePaths } from './paths.ts';

/**
 * The static paths of a route with several names, in all locales. A name with capital letters has a path in
 * lower case, too. The prop `name` is in lower case.
 * @param param the parameter of the path that takes the name: `app` in `[app]/index.astro`
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
