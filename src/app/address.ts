import { type ScreenId, screenOf } from './screens.ts';

/** What an address asks for. */
export interface Place {
  /** The language that the address names; absent where it names none. */
  readonly language: string | undefined;
  readonly screen: ScreenId;
  /** The screen's name as addressed, in lower case; empty for main. */
  readonly name: string;
  /** The query; what stands inside the hash wins over what stands before it. */
  readonly query: ReadonlyMap<string, string>;
}

interface AddressParts {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

function firstValues(search: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const [key, value] of new URLSearchParams(search))
    if (!values.has(key)) values.set(key, value);
  return values;
}

function findTag(tag: string | undefined, languages: readonly string[]): string | undefined {
  return languages.find((language) => language.toLowerCase() === tag?.toLowerCase());
}

/**
 * Reads an address: `/ko-KR/otpqr/`, `/#/otpqr?tool=check`, `/?category=mac#/app`.
 * A hash that begins with `#/` names the screen, otherwise the path does.
 */
export function parseAddress(address: AddressParts, languages: readonly string[]): Place {
  const segments = address.pathname
    .split('/')
    .filter((segment) => segment !== '' && segment !== 'index.html');
  const pathLanguage = findTag(segments[0], languages);
  if (pathLanguage) segments.shift();

  const outside = firstValues(address.search);
  const routed = address.hash.startsWith('#/');
  const [hashName = '', ...rest] = address.hash.slice(2).split('?');
  const inside = routed ? firstValues(rest.join('?')) : new Map<string, string>();
  const query = new Map([...outside, ...inside]);
  const addressed = (routed ? hashName.replace(/\/+$/, '') : segments.join('/')).toLowerCase();
  const name = addressed === 'main' ? '' : addressed;

  return {
    language: findTag(query.get('lang'), languages) ?? pathLanguage,
    screen: screenOf(name),
    name,
    query,
  };
}

type Query = Iterable<readonly [string, string]>;

function queryText(query: Query): string {
  const text = new URLSearchParams([...query].map(([key, value]) => [key, value])).toString();
  return text === '' ? '' : `?${text}`;
}

/** The address of a screen's own document under a language's root: '/ko-KR/otpqr/'. */
export function documentPath(root: string, name: string, query: Query = []): string {
  const folder = name === '' || name === 'main' ? '' : `${name}/`;
  return `${root}${folder}${queryText(query)}`;
}

/** The hash address of a screen under a language's root: '/ko-KR/#/otpqr?tool=check'. */
export function hashPath(root: string, name: string, query: Query = []): string {
  return `${root}#/${name}${queryText(query)}`;
}

/** Whether two places show the same thing. */
export function samePlace(one: Place, other: Place): boolean {
  return (
    one.language === other.language &&
    one.name === other.name &&
    one.screen === other.screen &&
    one.query.size === other.query.size &&
    [...one.query].every(([key, value]) => other.query.get(key) === value)
  );
}
