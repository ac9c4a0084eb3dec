import { type Address, type AddressParts, readAddress } from './readAddress.ts';
import { type ScreenId, screenOf } from './screens.ts';

/** What an address asks for. */
export interface Place extends Address {
  readonly screen: ScreenId;
}

/** Reads an address as `readAddress` does, and finds the screen that has the name. */
export function parseAddress(address: AddressParts, languages: readonly string[]): Place {
  const found = readAddress(address, languages);
  return { ...found, screen: screenOf(found.name) };
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
