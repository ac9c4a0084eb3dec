import { type RouteId, pathOf, routeNames, toolNames } from '../src/routes.ts';

/** An address to measure. */
export interface Address {
  readonly address: string;
  /** The path of the page that the address opens or redirects to. */
  readonly page: string;
}

/** `main` is the path '' below. The not-found page isn't measured. */
const skippedRoutes: readonly RouteId[] = ['main', 'notFound'];

/** The paths of all routes and tools, relative to a locale's root. */
const paths = [
  '',
  ...(Object.keys(routeNames) as RouteId[])
    .filter((id) => !skippedRoutes.includes(id))
    .flatMap((id) => {
      const name = routeNames[id][0];
      return id === 'otpqr'
        ? toolNames.map((tool) => pathOf({ id, name, tool }))
        : [pathOf({ id, name })];
    }),
];

/** The English pages of all routes and tools. */
export const englishPages = paths.map((path) => `/${path}`);

/** The pages with the most text and script, in Korean, because its texts take more bytes than English ones. */
export const koreanPages = ['', 'app/', 'otpqr/', 'otpqr/check/'].map((path) => `/ko-KR/${path}`);

/** Addresses that the head script redirects, and pages with a query that their scripts read. */
export const otherAddresses: readonly Address[] = [
  { address: '/#/otpqr?tool=check', page: '/otpqr/check/' },
  { address: '/#/app?category=windows', page: '/app/' },
  { address: '/?lang=ko-KR', page: '/ko-KR/' },
  { address: '/app/?category=windows', page: '/app/' },
  { address: '/update-authlogin/?ver=1.0.0.0', page: '/update-authlogin/' },
];
