import { decodeBase64 } from './base64.ts';
import { decodeEscapes } from './escapes.ts';
import { readExportAccount } from './exportAccount.ts';
import { readParameters } from './parameters.ts';
import { numberOf, readProtobuf } from './protobuf.ts';
import { collectFindings, type Report } from './rules.ts';
import type { BatchPlace, ReadOne } from './types.ts';

/** Field numbers of Google Authenticator's export. */
const fieldNumbers = { account: 1, version: 2, size: 3, index: 4, id: 5 } as const;

/** More QR codes than any export has; a greater number is not taken for one. */
const mostCodes = 1000n;

interface ReadExport {
  readonly accounts: readonly ReadOne[];
  readonly place: BatchPlace | undefined;
}

function readPayload(text: string, report: Report): Uint8Array | undefined {
  const question = text.indexOf('?');
  const query = question < 0 ? '' : text.slice(question + 1);
  const data = readParameters(query, ['data'], report).get('data') ?? '';
  const encoded = decodeEscapes(data, 'data', report).trim();
  if (encoded === '') {
    report('google-export-data', {});
    return undefined;
  }
  const decoded = decodeBase64(encoded);
  if (decoded.ok) return decoded.bytes;
  report('google-export-base64', { position: decoded.index + 1 });
  return undefined;
}

/**
 * The accounts of a Google Authenticator export without its scheme ('offline?data=…'), and which
 * of its QR codes this is.
 */
export function readMigration(text: string, report: Report): ReadExport {
  const nothing: ReadExport = { accounts: [], place: undefined };
  const payload = readPayload(text, report);
  if (payload === undefined) return nothing;
  const fields = readProtobuf(payload);
  if (fields === undefined) {
    report('google-export-payload', {});
    return nothing;
  }
  const version = numberOf(fields, fieldNumbers.version) ?? 1n;
  if (version > 2n) report('google-export-version', { version: String(version) });

  const accounts: ReadOne[] = [];
  for (const field of fields) {
    if (field.number !== fieldNumbers.account || !(field.value instanceof Uint8Array)) continue;
    const { findings, report: reportOne } = collectFindings();
    accounts.push({ settings: readExportAccount(field.value, reportOne), findings, name: '' });
  }
  if (accounts.length === 0) report('google-export-empty', {});
  if (accounts.some(({ settings }) => settings?.type === 'totp'))
    report('google-export-period', {});

  const size = numberOf(fields, fieldNumbers.size) ?? 1n;
  const index = numberOf(fields, fieldNumbers.index) ?? 0n;
  if (size > mostCodes || index >= size) {
    report('google-export-batch-numbers', {});
    return { accounts, place: undefined };
  }
  const id = Number(BigInt.asIntN(32, numberOf(fields, fieldNumbers.id) ?? 0n));
  return { accounts, place: { id, size: Number(size), index: Number(index) } };
}
