import { type Route, type RouteId, routeNames, toolNames } from '../routes.ts';

/** The route whose page is cached for a route: aliases and the notes of a single app have none of their own. */
export function cachedRoute({ id, tool }: Pick<Route, 'id' | 'tool'>): Route {
  return { id, name: id === 'main' ? '' : routeNames[id][0], tool };
}

/** All routes whose pages are cached: each route under its canonical name, and each tool of the lab. */
export const cachedRoutes: readonly Route[] = (Object.keys(routeNames) as RouteId[]).flatMap((id) =>
  id === 'otpqr' ? toolNames.map((tool) => cachedRoute({ id, tool })) : [cachedRoute({ id })],
);
