/** Lets the site start its own workers and no other script, so that an injected address can't run code. */

import { basePath } from '../basePath.ts';

/** Minimal types of Trusted Types, which lib.dom lacks. They treat a TrustedScriptURL as a string. */
interface AddressPolicy {
  readonly createScriptURL: (address: string) => string;
}
interface PolicyFactory {
  readonly createPolicy: (name: string, rules: AddressPolicy) => AddressPolicy;
}

/** The paths of allowed scripts below the base path: built workers and the service worker. */
const builtScript = /^(?:assets\/[\w.-]+|sw)\.js$/;

function checkAddress(address: string): string {
  const { origin, pathname } = new URL(address, location.href);
  const isBelowBase = origin === location.origin && pathname.startsWith(basePath);
  const isBuilt = builtScript.test(pathname.slice(basePath.length)) || import.meta.env.DEV;
  if (!isBelowBase || !isBuilt) throw new TypeError(`${address} isn’t a script of this site`);
  return address;
}

let policy: AddressPolicy | undefined;

/**
 * Returns an address that a worker may be started from under `require-trusted-types-for 'script'`. It uses the
 * site's only Trusted Types policy, `site`.
 * @throws {TypeError} if the address isn't one of the site's built scripts
 * @example new Worker(scriptAddress('/assets/worker.js'))
 */
export function scriptAddress(address: string): string {
  const factory = Reflect.get(globalThis, 'trustedTypes') as PolicyFactory | undefined;
  policy ??= factory?.createPolicy('site', { createScriptURL: checkAddress });
  return policy ? policy.createScriptURL(address) : checkAddress(address);
}
