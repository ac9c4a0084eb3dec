import { isObject } from './json.ts';
import type { FileContent } from './types.ts';

/** Recognizes an encrypted Ente Auth export. An unencrypted one is a list of URIs. */
export function readEnte(json: unknown): FileContent | undefined {
  const isEncrypted = isObject(json) && 'encryptedData' in json && 'kdfParams' in json;
  return isEncrypted ? { kind: 'encrypted' } : undefined;
}
