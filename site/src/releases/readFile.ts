/** Keeps the page responsive while it hashes a large download. */

/** The number of bytes between pauses, in which the page can respond. Hashing them takes about 0.01 s. */
const bytesPerTurn = 2 * 1024 * 1024;

/** Yields the content of a file chunk by chunk, with pauses for painting and input. */
export async function* readFile(file: Blob): AsyncGenerator<Uint8Array> {
  // Some browsers don't support `for await` on a ReadableStream.
  const reader = file.stream().getReader();
  let bytes = 0;
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- a stream is sequential
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
      bytes += value.byteLength;
      if (bytes < bytesPerTurn) continue;
      bytes = 0;
      // oxlint-disable-next-line no-await-in-loop -- the pause is the purpose
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    }
  } finally {
    await reader.cancel();
  }
}
