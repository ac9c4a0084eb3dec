/** A field of a protobuf message: an integer (wire types 0, 1 and 5) or bytes (wire type 2). */
export interface ProtobufField {
  readonly number: number;
  readonly value: bigint | Uint8Array;
}

interface Cursor {
  readonly bytes: Uint8Array;
  offset: number;
}

/** Reads a varint: 7 bits per byte, lowest first, at most 64 bits. */
function readVarint(cursor: Cursor): bigint | undefined {
  let value = 0n;
  for (let shift = 0n; shift < 70n; shift += 7n) {
    const byte = cursor.bytes[cursor.offset];
    if (byte === undefined) return undefined;
    cursor.offset += 1;
    value |= BigInt(byte & 0x7f) << shift;
    if (byte < 0x80) return BigInt.asUintN(64, value);
  }
  return undefined;
}

function readBytes(cursor: Cursor, length: bigint | undefined): Uint8Array | undefined {
  if (length === undefined || length > BigInt(cursor.bytes.length - cursor.offset))
    return undefined;
  const start = cursor.offset;
  cursor.offset += Number(length);
  return cursor.bytes.subarray(start, cursor.offset);
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

/** Parses a protobuf message. Returns its fields in order, or undefined if it is malformed. */
export function readProtobuf(bytes: Uint8Array): ProtobufField[] | undefined {
  const fields: ProtobufField[] = [];
  const cursor: Cursor = { bytes, offset: 0 };
  while (cursor.offset < bytes.length) {
    const tag = readVarint(cursor);
    if (tag === undefined || tag < 8n || tag > 0xffff_ffffn) return undefined;
    const value = readValue(cursor, tag & 7n);
    if (value === undefined) return undefined;
    fields.push({ number: Number(tag >> 3n), value });
  }
  return fields;
}

/** Returns the last value of an integer field, or undefined. In protobuf, the last value wins. */
export function lastNumber(fields: readonly ProtobufField[], number: number): bigint | undefined {
  const value = fields.findLast((field) => field.number === number)?.value;
  return typeof value === 'bigint' ? value : undefined;
}

/** Returns the last value of a bytes field, or an empty array. */
export function lastBytes(fields: readonly ProtobufField[], number: number): Uint8Array {
  const value = fields.findLast((field) => field.number === number)?.value;
  return value instanceof Uint8Array ? value : new Uint8Array();
}
