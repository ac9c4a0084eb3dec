/** The content of a file or blob, chunk by chunk. */
export async function* readFile(file: Blob): AsyncGenerator<Uint8Array> {
  // Not every browser can iterate over a stream itself.
  const reader = file.stream().getReader();
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- a stream is read in order
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}
