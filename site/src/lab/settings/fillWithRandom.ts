/** Fills an array with cryptographically secure random bytes. Returns the same array. */
export function fillWithRandom(bytes: Uint8Array): Uint8Array {
  bytes.set(crypto.getRandomValues(new Uint8Array(bytes.length)));
  return bytes;
}
