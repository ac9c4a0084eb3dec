import { uriLabel, writeOtpUri } from '@otp-lab/otp';
import type { TransferAccount } from '../../account.ts';

/** Hosts of otpauth URIs for types that don't follow the RFCs. Yandex's own app writes 'yaotp'. */
const hosts = { steam: 'steam', yandex: 'yaotp' } as const;

/** Percent-encodes everything except letters and digits, so that no reader takes a mark for the end of a URI. */
function encodeStrictly(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*._~-]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * Returns the URI of an account of any type: otpauth, or motp as Aegis and Stratum read it. It contains no PIN, note,
 * group or icon.
 */
export function accountUri(account: TransferAccount): string {
  const { type, issuer, secret } = account;
  if (type === 'totp' || type === 'hotp') return writeOtpUri({ ...account, type });
  if (type === 'motp') return `motp://${uriLabel(account)}?secret=${encodeStrictly(secret)}`;
  const issuerParameter = issuer === '' ? '' : `issuer=${encodeURIComponent(issuer)}&`;
  return `otpauth://${hosts[type]}/${uriLabel(account)}?${issuerParameter}secret=${secret}`;
}
