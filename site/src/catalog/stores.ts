import type { PhoneStores, SiteConfig } from '../config/types.ts';

export const stores = ['google-play', 'app-store', 'microsoft-store'] as const;
export type Store = (typeof stores)[number];
export type PhoneStore = Exclude<Store, 'microsoft-store'>;
export const phoneStores: readonly PhoneStore[] = ['google-play', 'app-store'];

/** The stores' keys in site.config.ts. */
const settings = {
  'google-play': 'googlePlay',
  'app-store': 'appStore',
  'microsoft-store': 'microsoftStore',
} as const;

/** Returns the address of the vendor's app in a store. */
export function storeAddress(site: Pick<SiteConfig, 'stores'>, store: Store): string {
  return site.stores[settings[store]];
}

/** The authenticators that the login components accept codes of; `product` is the vendor's. */
export const authenticators = ['product', 'google', 'microsoft'] as const;
export type Authenticator = (typeof authenticators)[number];

/** The store pages of other companies' authenticators. They don't depend on the vendor of this site. */
export const otherAuthenticators: Readonly<Record<Exclude<Authenticator, 'product'>, PhoneStores>> =
  {
    google: {
      googlePlay:
        'https://play.google.com/store/apps/details?id=com.google.android.apps.authenticator2',
      appStore: 'https://apps.apple.com/app/google-authenticator/id388497605',
    },
    microsoft: {
      googlePlay: 'https://play.google.com/store/apps/details?id=com.azure.authenticator',
      appStore: 'https://apps.apple.com/app/microsoft-authenticator/id983156458',
    },
  };

/** Returns the address of an authenticator in a phone store. */
export function authenticatorAddress(
  site: Pick<SiteConfig, 'stores'>,
  authenticator: Authenticator,
  store: PhoneStore,
): string {
  const pages = authenticator === 'product' ? site.stores : otherAuthenticators[authenticator];
  return pages[settings[store]];
}
