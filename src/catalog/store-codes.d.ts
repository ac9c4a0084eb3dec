declare module 'virtual:store-codes' {
  import type { PhoneStore } from './stores.ts';

  /** The address of a QR code's picture, for each store whose page it opens. */
  export const storeCodes: Readonly<Record<PhoneStore, string>>;
}
