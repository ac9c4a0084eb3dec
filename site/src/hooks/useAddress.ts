import { useSyncExternalStore } from 'react';
import type { Address } from '../addresses.ts';
import { currentAddress, onAddressChange } from '../client/address.ts';

/** Returns the page's address, or undefined until the component is hydrated. */
export function useAddress(): Address | undefined {
  return useSyncExternalStore(onAddressChange, currentAddress, () => undefined);
}

const empty: Address['query'] = new Map();

/** Returns the query of the address. It is empty until the component is hydrated. */
export function useQuery(): Address['query'] {
  return useAddress()?.query ?? empty;
}
