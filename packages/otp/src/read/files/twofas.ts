import { noDetails } from '../accountDetails.ts';
import { isObject, listIn, lookUp, numberIn, objectIn, textIn, textsByKey } from './json.ts';
import type { FileContent, FileEntry } from './types.ts';

function readService(service: unknown, groupNames: ReadonlyMap<string, string>): FileEntry {
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
    details: { ...noDetails, groups: lookUp(groupNames, [textIn(service, 'groupId')]) },
  };
}

/**
 * Reads a 2FAS backup, schema versions 1 to 4. Its icons are references to the app's own pictures.
 * Sources of the details (read 2026-11-24): twofas/2fas-android, `domain/BackupService.kt` and
 * `BackupGroup.kt`; twofas/2fas-ios, `DataTypes/ExchangeData2.swift`.
 */
export function readTwofas(json: unknown): FileContent | undefined {
  if (!isObject(json) || !('schemaVersion' in json)) return undefined;
  if (textIn(json, 'servicesEncrypted') !== '') return { kind: 'encrypted' };
  const services = listIn(json, 'services');
  if (services === undefined) return undefined;
  const groupNames = textsByKey(listIn(json, 'groups'), 'id', 'name');
  return { kind: 'entries', entries: services.map((service) => readService(service, groupNames)) };
}
