/** The part of Trusted Types that is used here. A TrustedScriptURL is typed as the string that it stands for. */
interface AddressPolicy {
  readonly createScriptURL: (address: string) => string;
}
interface PolicyFactory {
  readonly createPolicy: (name: string, rules: AddressPolicy) => AddressPolicy;
}

const base = import.meta.env.BASE_URL.replace(/\/?$/, '/');

/** Paths below the base path: built scripts of workers, and the service worker. */
const builtScript = /^(?:assets\/[\w.-]+|sw)\.js$/;

function checkAddress(address: string): string {
  const { origin, pathname } = new URL(address, location.href);
  const isBelowBase = origin === location.origin && pathname.startsWith(base);
  const isBuilt = builtScript.test(pathname.slice(base.length)) || import.meta.env.DEV;
  if (!isBelowBase || !isBuilt) throw new TypeError(`${address} is no script of this site`);
  return address;
}

let policy: AddressPolicy | undefined;

/**
 * An address from which a worker may be started under `require-trusted-types-for 'script'`. The
 * policy `site` is the only one of the site. Throws a TypeError for an address that is not one of
 * the site's own built scripts.
 */
export function scriptAddress(address: string): string {
  const factory = Reflect.get(globalThis, 'trustedTypes') as PolicyFactory | undefined;
  policy ??= factory?.createPolicy('site', { createScriptURL: checkAddress });
  return policy ? policy.createScriptURL(address) : checkAddress(address);
}
