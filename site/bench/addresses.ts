import { type RouteId, pathOf, routeNames, toolNames } from '../src/routes.ts';

/** An address to measure. */
export interface Address {
  readonly address: string;
  /** The path of the page that the address leads to. */
  readonly page: string;
}

const hidden: readonly RouteId[] = ['main', 'notFound'];

/** The paths of all routes and tools below a locale's root. */
const paths = [
  '',
  ...(Object.keys(routeNames) as RouteId[])
    .filter((id) => !hidden.includes(id))
    .flatMap((id) => {
      const name = routeNames[id][0];
      return id === 'otpqr'
        ? toolNames.map((tool) => pathOf({ id, name, tool }))
        : [pathOf({ id, name })];
    }),
];

/** The pages of all routes and tools in English. */
export const englishPages = paths.map((path) => `/${path}`);

/** The pages with the most text and script in a language whose texts take more bytes. */
export const koreanPages = ['', 'app/', 'otpqr/', 'otpqr/check/'].map((path) => `/ko-KR/${path}`);

/** Addresses that the head script redirects, and pages that read a query. */
export const otherAddresses: readonly Address[] = [
  { address: '/#/otpqr?tool=check', page: '/otpqr/check/' },
  { address: '/#/app?category=windows', page: '/app/' },
  { address: '/?lang=ko-KR', page: '/ko-KR/' },
  { address: '/app/?category=windows', page: '/app/' },
  { address: '/update-authlogin/?ver=1.0.0.0', page: '/update-authlogin/' },
];
