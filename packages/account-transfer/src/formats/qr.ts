import type { TransferFormat } from '../format.ts';
import { accountUri } from './parts/accountUri.ts';
import { vendorCapabilities } from './parts/vendorCapabilities.ts';

/** The longest URI whose QR code a phone still reads from a screen, in characters. */
const maxCharacters = 1200;

/** One QR code for each account, which the vendor's phone apps scan as they scan a service's code. */
export const qr: TransferFormat = {
  capabilities: {
    ...vendorCapabilities,
    adaptValues: (account) =>
      accountUri(account).length > maxCharacters ? { leftOut: 'account' } : { account },
  },
  encryption: 'never',
  release: 'Key URI Format',
  reference: 'https://github.com/google/google-authenticator/wiki/Key-Uri-Format',
  referenceReadOn: '2026-11-24',
  write: (accounts) => Promise.resolve({ kind: 'qr-codes', texts: accounts.map(accountUri) }),
};
