import type { SiteConfig } from '../site/types.ts';

export const stores = ['google-play', 'app-store', 'microsoft-store'] as const;
export type Store = (typeof stores)[number];
export type PhoneStore = Exclude<Store, 'microsoft-store'>;

const settings = {
  'google-play': 'googlePlay',
  'app-store': 'appStore',
  'microsoft-store': 'microsoftStore',
} as const;

/** A store's page for the vendor's app. */
export function storeAddress(site: Pick<SiteConfig, 'stores'>, store: Store): string {
  return site.stores[settings[store]];
}

/** The authenticators whose codes the login components take. */
export const authenticators = ['product', 'google', 'microsoft'] as const;
export type Authenticator = (typeof authenticators)[number];

/** An authenticator's page in a phone store. */
export function authenticatorAddress(
  site: Pick<SiteConfig, 'stores' | 'otherAuthenticators'>,
  authenticator: Authenticator,
  store: PhoneStore,
): string {
  const pages = authenticator === 'product' ? site.stores : site.otherAuthenticators[authenticator];
  return pages[settings[store]];
}
