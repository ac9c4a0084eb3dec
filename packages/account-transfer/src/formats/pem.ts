import { encryptPem } from '../encryption/pem.ts';
import type { TransferFormat } from '../format.ts';
import { accountUri } from './parts/accountUri.ts';
import { vendorCapabilities } from './parts/vendorCapabilities.ts';
import { writtenText } from './parts/writtenText.ts';

/**
 * The vendor's encrypted backup: a list of otpauth URIs in encrypted PEM. `docs/reference/encrypted-pem.md` specifies
 * it.
 */
export const pem: TransferFormat = {
  capabilities: vendorCapabilities,
  encryption: 'always',
  release: 'Encrypted PEM 1',
  reference: 'docs/reference/encrypted-pem.md',
  referenceReadOn: '2026-11-24',
  write: (accounts, options) =>
    writtenText(accounts.map((account) => `${accountUri(account)}\n`).join(''), options, {
      name: () => 'otp-accounts.pem',
      mediaType: 'application/x-pem-file',
      encrypt: encryptPem,
    }),
};
