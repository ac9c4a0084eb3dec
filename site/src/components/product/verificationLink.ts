import { pageLink } from '../../addresses.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Product } from '../../releases/types.ts';

/** The tab of each product. */
const tabs = {
  'windows-app': 'windows',
  'login-windows': 'windows',
  'login-mac': 'mac',
} as const satisfies Record<Product, string>;

/**
 * Returns the id of the heading in the disclosure that verifies downloads of a product. Browsers open a disclosure if
 * an address leads to an element inside it.
 */
export function verificationId(product: Product): string {
  return `verify-${product}`;
}

/**
 * Returns the address of the disclosure that verifies downloads of a product, in the product's tab.
 * @param name the page's name in the address
 */
export function verificationLink(locale: Locale, name: string, product: Product): string {
  return `${pageLink(locale, name)}?tab=${tabs[product]}#${verificationId(product)}`;
}
