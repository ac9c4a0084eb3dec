import type { OnProgress } from './encryptedFile.ts';

/** Returns a callback that reports each percent once: @noble/hashes reports up to 10,000 steps. */
export function throttleProgress(onProgress: OnProgress | undefined): OnProgress {
  let percent = -1;
  return (share) => {
    if (Math.floor(share * 100) <= percent) return;
    percent = Math.floor(share * 100);
    onProgress?.(share);
  };
}
