/** Chooses the pages that work offline: enough for every route and tool, without a copy for each alias. */
import { type Route, type RouteId, routeNames, toolNames } from '../routes.ts';

/** Returns the route whose page is cached instead of an alias or of a single app's page. */
export function cachedRoute({ id, tool }: Pick<Route, 'id' | 'tool'>): Route {
  return { id, name: id === 'main' ? '' : routeNames[id][0], tool };
}

/** The routes whose pages are cached: each route under its canonical name, and each tool of the lab. */
export const cachedRoutes: readonly Route[] = (Object.keys(routeNames) as RouteId[]).flatMap((id) =>
  id === 'otpqr' ? toolNames.map((tool) => cachedRoute({ id, tool })) : [cachedRoute({ id })],
);
