import { joinBytes } from '../../bytes/joinBytes.ts';

/** Encodes a number as a varint: 7 bits per byte, lowest first. @param value from 0 to 2^64 − 1 */
function varint(value: bigint): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  do {
    bytes.push(Number(rest & 0x7fn) | (rest > 0x7fn ? 0x80 : 0));
    rest >>= 7n;
  } while (rest > 0n);
  return Uint8Array.from(bytes);
}

/** Encodes a field of a protobuf message whose value is a number (wire type 0). */
export function numberField(field: number, value: number | bigint): Uint8Array {
  return joinBytes(varint(BigInt(field * 8)), varint(BigInt(value)));
}

/** Encodes a field of a protobuf message whose value is text, bytes or a message (wire type 2). */
export function bytesField(field: number, value: Uint8Array): Uint8Array {
  return joinBytes(varint(BigInt(field * 8 + 2)), varint(BigInt(value.length)), value);
}
