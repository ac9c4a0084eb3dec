import { decodeBase64 } from './base64.ts';
import { decodeField } from './percentEncoding.ts';
import { readExportAccount } from './readExportAccount.ts';
import { readParameters } from './parameters.ts';
import { lastNumber, readProtobuf } from './protobuf.ts';
import { collectFindings, type ReportFinding } from './rules.ts';
import type { AccountLimit } from './accountLimit.ts';
import type { BatchPosition, AccountResult } from './types.ts';

/** Protobuf field numbers of Google Authenticator's export. */
const fieldNumbers = { account: 1, version: 2, size: 3, index: 4, id: 5 } as const;

/** Larger sizes are treated as invalid. No real export has this many QR codes. */
const maxQrCodes = 1000n;

interface ExportResult {
  readonly accounts: readonly AccountResult[];
  readonly batchPosition: BatchPosition | undefined;
}

function readPayload(text: string, report: ReportFinding): Uint8Array | undefined {
  const question = text.indexOf('?');
  const query = question < 0 ? '' : text.slice(question + 1);
  const data = readParameters(query, ['data'], report).get('data') ?? '';
  const encoded = decodeField(data, 'data', report).trim();
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
 * Reads the accounts in one QR code of a Google Authenticator export, and its position in the
 * export. `text` is the URI without its scheme: 'offline?data=…'.
 */
export function readMigration(
  text: string,
  limit: AccountLimit,
  report: ReportFinding,
): ExportResult {
  const empty: ExportResult = { accounts: [], batchPosition: undefined };
  const payload = readPayload(text, report);
  if (payload === undefined) return empty;
  const fields = readProtobuf(payload);
  if (fields === undefined) {
    report('google-export-payload', {});
    return empty;
  }
  const version = lastNumber(fields, fieldNumbers.version) ?? 1n;
  if (version > 2n) report('google-export-version', { version: String(version) });

  const messages = fields.flatMap(({ number, value }) =>
    number === fieldNumbers.account && value instanceof Uint8Array ? [value] : [],
  );
  const accounts = limit.admit(messages).map((message): AccountResult => {
    const { findings, report: reportInAccount } = collectFindings();
    return { ...readExportAccount(message, reportInAccount), findings, name: '' };
  });
  if (messages.length === 0) report('google-export-empty', {});
  if (accounts.some(({ settings }) => settings?.type === 'totp'))
    report('google-export-period', {});

  const size = lastNumber(fields, fieldNumbers.size) ?? 1n;
  const index = lastNumber(fields, fieldNumbers.index) ?? 0n;
  if (size > maxQrCodes || index >= size) {
    report('google-export-batch-numbers', {});
    return { accounts, batchPosition: undefined };
  }
  const id = Number(BigInt.asIntN(32, lastNumber(fields, fieldNumbers.id) ?? 0n));
  return { accounts, batchPosition: { id, size: Number(size), index: Number(index) } };
}
