/** What stands in an address, before it is known which screen has the name. */
export interface Address {
  /** The language that the address names; absent where it names none. */
  readonly language: string | undefined;
  /** The screen's name as addressed, in lower case; empty for main. */
  readonly name: string;
  /** The query; what stands inside the hash wins over what stands before it. */
  readonly query: ReadonlyMap<string, string>;
}

export type AddressParts = Pick<Location, 'pathname' | 'search' | 'hash'>;

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
export function readAddress(address: AddressParts, languages: readonly string[]): Address {
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
    name,
    query,
  };
}
