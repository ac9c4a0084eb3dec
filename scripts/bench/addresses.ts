import { documentOf } from '../../src/app/address.ts';
import { recordOf, screenIds } from '../../src/app/screens.ts';
import { toolNames } from '../../src/pages/otpqr/tools/tools.ts';

/** An address as visitors use it. */
export interface Visited {
  readonly address: string;
  /** The path of the document that it shows. */
  readonly document: string;
  /** How much later than a bare page of the same text it may be painted: a factor. */
  readonly toReach: number;
}

const roots = [
  { root: '/', toReach: 1.05 },
  { root: '/ko-KR/', toReach: 1.1 },
] as const;

const places = screenIds
  .filter((screen) => !recordOf(screen).isUnlisted)
  .flatMap((screen) => {
    const name = screen === 'main' ? '' : recordOf(screen).names[0].toLowerCase();
    const tools = screen === 'otpqr' ? toolNames : [undefined];
    return tools.map((tool) => ({ screen, name, tool }));
  });

/** Every document of two languages. */
export const documents: readonly Visited[] = roots.flatMap(({ root, toReach }) =>
  places.map((place) => {
    const document = documentOf(root, place);
    return { address: document, document, toReach };
  }),
);

/** The same with queries: of a campaign, of an installed login component, of a visitor's system. */
export const queries: readonly Visited[] = roots.flatMap(({ root, toReach }) =>
  [
    ['', '?utm_source=x'],
    ['app/', '?utm_source=x'],
    ['app/', '?category=windows'],
    ['otpqr/', '?utm_source=x'],
    ['otpqr/vectors/', '?utm_source=x'],
    ['privacy/', '?utm_source=x'],
    ['help-authlogin/', '?ver=1.0.3.0'],
    ['update-authlogin/', '?ver=1.0.0.0'],
  ].map(([path = '', query]) => {
    const document = root + path;
    return { address: document + query, document, toReach };
  }),
);

/** Addresses whose document is another than that of their path. */
export const hashes: readonly Visited[] = [
  ['/#/otpqr', '/otpqr/'],
  ['/#/otpqr?tool=check', '/otpqr/check/'],
  ['/#/app', '/app/'],
  ['/#/privacy', '/privacy/'],
  ['/#/help-authlogin', '/help-authlogin/'],
  ['/ko-KR/#/otpqr', '/ko-KR/otpqr/'],
  ['/?lang=ko-KR', '/ko-KR/'],
  ['/?lang=ko-KR#/app', '/ko-KR/app/'],
].map(([address = '', document = '']) => ({ address, document, toReach: 1.5 }));
