/** Tells the page which share of a key derivation is done, from 0 to 1. */
export function reportProgress(port: MessagePort | undefined, share: number): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
  port?.postMessage(share);
}
