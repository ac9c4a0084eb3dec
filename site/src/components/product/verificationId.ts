import type { Product } from '../../releases/types.ts';

/**
 * Returns the id of the heading in the disclosure that verifies downloads of a product. Browsers open a disclosure if
 * an address leads to an element inside it.
 */
export function verificationId(product: Product): string {
  return `verify-${product}`;
}
