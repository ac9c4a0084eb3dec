/** How a number becomes a code of digits, or of Steam's characters. */
export type Format =
  /** The last `digits` digits, or what a modulus leaves, with zeros up to `shown`. */
  | { readonly kind: 'last'; readonly modulus: number; readonly shown: number }
  /** The last `digits` digits without the zeros in front. */
  | { readonly kind: 'zeros-lost'; readonly modulus: number }
  /** The first digits of the last `digits`, or of the whole number. */
  | { readonly kind: 'first'; readonly digits: number; readonly shown: number }
  | { readonly kind: 'first-of-all'; readonly shown: number }
  | { readonly kind: 'steam' };
