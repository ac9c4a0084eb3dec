/** After this many bytes the page gets a turn: about a hundredth of a second of hashing. */
const turnAfter = 2 * 1024 * 1024;

/** The content of a file or blob, chunk by chunk; the page can paint and answer in between. */
export async function* readFile(file: Blob): AsyncGenerator<Uint8Array> {
  // Not every browser can iterate over a stream itself.
  const reader = file.stream().getReader();
  let bytes = 0;
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- a stream is read in order
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
      bytes += value.byteLength;
      if (bytes < turnAfter) continue;
      bytes = 0;
      // oxlint-disable-next-line no-await-in-loop -- the turn is what is waited for
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    }
  } finally {
    await reader.cancel();
  }
}
