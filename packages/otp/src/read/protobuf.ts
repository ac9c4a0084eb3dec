/** One field of a protobuf message: a number (wire types 0, 1, 5) or bytes (wire type 2). */
export interface ProtobufField {
  readonly number: number;
  readonly value: bigint | Uint8Array;
}

interface Cursor {
  readonly bytes: Uint8Array;
  place: number;
}

/** A number of 7 bits a byte, the lowest first, 64 bits at most. */
function readVarint(cursor: Cursor): bigint | undefined {
  let value = 0n;
  for (let shift = 0n; shift < 70n; shift += 7n) {
    const byte = cursor.bytes[cursor.place];
    if (byte === undefined) return undefined;
    cursor.place += 1;
    value |= BigInt(byte & 0x7f) << shift;
    if (byte < 0x80) return BigInt.asUintN(64, value);
  }
  return undefined;
}

function readBytes(cursor: Cursor, length: bigint | undefined): Uint8Array | undefined {
  if (length === undefined || length > BigInt(cursor.bytes.length - cursor.place)) return undefined;
  const start = cursor.place;
  cursor.place += Number(length);
  return cursor.bytes.subarray(start, cursor.place);
}

function readFixed(cursor: Cursor, length: bigint): bigint | undefined {
  return readBytes(cursor, length)?.reduceRight((value, byte) => value * 256n + BigInt(byte), 0n);
}

function readValue(cursor: Cursor, wireType: bigint): bigint | Uint8Array | undefined {
  if (wireType === 0n) return readVarint(cursor);
  if (wireType === 1n) return readFixed(cursor, 8n);
  if (wireType === 2n) return readBytes(cursor, readVarint(cursor));
  if (wireType === 5n) return readFixed(cursor, 4n);
  return undefined;
}

/** The fields of a protobuf message in their order; undefined where it is not one. */
export function readProtobuf(bytes: Uint8Array): ProtobufField[] | undefined {
  const fields: ProtobufField[] = [];
  const cursor: Cursor = { bytes, place: 0 };
  while (cursor.place < bytes.length) {
    const tag = readVarint(cursor);
    if (tag === undefined || tag < 8n || tag > 0xffff_ffffn) return undefined;
    const value = readValue(cursor, tag & 7n);
    if (value === undefined) return undefined;
    fields.push({ number: Number(tag >> 3n), value });
  }
  return fields;
}

/** The last number given for a field, or undefined. */
export function numberOf(fields: readonly ProtobufField[], number: number): bigint | undefined {
  const value = fields.findLast((field) => field.number === number)?.value;
  return typeof value === 'bigint' ? value : undefined;
}

/** The last bytes given for a field, or none. */
export function bytesOf(fields: readonly ProtobufField[], number: number): Uint8Array {
  const value = fields.findLast((field) => field.number === number)?.value;
  return value instanceof Uint8Array ? value : new Uint8Array();
}
