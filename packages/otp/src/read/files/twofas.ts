import { isObject, listIn, numberIn, objectIn, textIn } from './json.ts';
import type { FileContent, FileEntry } from './types.ts';

function readService(service: unknown): FileEntry {
  if (!isObject(service)) return { kind: 'damaged' };
  const otp = objectIn(service, 'otp');
  return {
    kind: 'fields',
    fields: {
      // Older files have no type and only contain totp accounts.
      type: textIn(otp, 'tokenType').toLowerCase() || 'totp',
      issuer: textIn(otp, 'issuer') || textIn(service, 'name'),
      account: textIn(otp, 'account'),
      secret: textIn(service, 'secret'),
      algorithm: textIn(otp, 'algorithm') || undefined,
      digits: numberIn(otp, 'digits'),
      period: numberIn(otp, 'period'),
      counter: numberIn(otp, 'counter'),
    },
  };
}

/** Reads a 2FAS backup, schema versions 1 to 4. */
export function readTwofas(json: unknown): FileContent | undefined {
  if (!isObject(json) || !('schemaVersion' in json)) return undefined;
  if (textIn(json, 'servicesEncrypted') !== '') return { kind: 'encrypted' };
  const services = listIn(json, 'services');
  if (services === undefined) return undefined;
  return { kind: 'entries', entries: services.map(readService) };
}
