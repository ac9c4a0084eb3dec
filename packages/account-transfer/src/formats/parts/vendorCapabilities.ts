import type { FormatCapabilities } from '../../format.ts';
import { uris } from '../uris.ts';

/** What the vendor's apps support: standard accounts with 6, 8 or 10 digits, and periods of 30 or 60 seconds. */
export const vendorCapabilities: FormatCapabilities = {
  ...uris.capabilities,
  types: ['totp', 'hotp'],
  digits: [6, 8, 10],
  periods: [30, 60],
};
