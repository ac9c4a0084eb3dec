import { useSyncExternalStore } from 'react';
import type { Address } from '../addresses.ts';
import { currentAddress, onAddressChange } from '../client/address.ts';

/** The address of the page; undefined until the component is hydrated. */
export function useAddress(): Address | undefined {
  return useSyncExternalStore(onAddressChange, currentAddress, () => undefined);
}

const empty: Address['query'] = new Map();

/** The query of the address; empty until the component is hydrated. */
export function useQuery(): Address['query'] {
  return useAddress()?.query ?? empty;
}
