/** Fills bytes from the platform's cryptographic generator. */
export function fillWithRandom(bytes: Uint8Array): Uint8Array {
  bytes.set(crypto.getRandomValues(new Uint8Array(bytes.length)));
  return bytes;
}
