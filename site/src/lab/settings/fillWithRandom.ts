/** Fills an array with cryptographically secure random bytes. Returns the same array. */
export function fillWithRandom(bytes: Uint8Array<ArrayBuffer>): Uint8Array {
  return crypto.getRandomValues(bytes);
}
