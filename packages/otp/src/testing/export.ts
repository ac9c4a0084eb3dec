/** An account in Google Authenticator's export. Numbers are those of its protobuf enumerations. */
export interface ExportAccount {
  readonly secret: Uint8Array;
  /** Text, or bytes for invalid UTF-8. */
  readonly name: string | Uint8Array;
  readonly issuer: string | Uint8Array;
  readonly algorithm: number;
  readonly digits: number;
  readonly type: number;
  readonly counter: bigint;
}

function varint(value: bigint): number[] {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, value);
  do {
    bytes.push(Number(rest & 0x7fn) | (rest > 0x7fn ? 0x80 : 0));
    rest >>= 7n;
  } while (rest > 0n);
  return bytes;
}

/** Encodes a field of a protobuf message: a number as a varint, text and bytes with their length. */
export function protobufField(
  number: number,
  value: bigint | number | string | Uint8Array,
): number[] {
  if (typeof value === 'bigint' || typeof value === 'number')
    return [...varint(BigInt(number * 8)), ...varint(BigInt(value))];
  const bytes = typeof value === 'string' ? new TextEncoder().encode(value) : value;
  return [...varint(BigInt(number * 8 + 2)), ...varint(BigInt(bytes.length)), ...bytes];
}

/** Encodes the payload of one QR code of an export. `part` is its position, with `index` from 0. */
export function exportPayload(
  accounts: readonly ExportAccount[],
  part: { size: number; index: number; id: number } = { size: 1, index: 0, id: 1 },
): Uint8Array {
  const messages = accounts.map((account) =>
    Uint8Array.from([
      ...protobufField(1, account.secret),
      ...protobufField(2, account.name),
      ...protobufField(3, account.issuer),
      ...protobufField(4, account.algorithm),
      ...protobufField(5, account.digits),
      ...protobufField(6, account.type),
      ...protobufField(7, account.counter),
    ]),
  );
  return Uint8Array.from([
    ...messages.flatMap((message) => protobufField(1, message)),
    ...protobufField(2, 1),
    ...protobufField(3, part.size),
    ...protobufField(4, part.index),
    ...protobufField(5, part.id),
  ]);
}

/** Returns the otpauth-migration URI for a payload. */
export function exportUri(payload: Uint8Array): string {
  const data = encodeURIComponent(Buffer.from(payload).toString('base64'));
  return `otpauth-migration://offline?data=${data}`;
}
