import { useRef, useState } from 'react';
import { releases } from '../../../releases.ts';
import type { Verdict } from '../../releases/verifyDownload.ts';

/** How far checking a chosen file has come. */
export type Verification =
  | { readonly state: 'idle' }
  | { readonly state: 'reading'; readonly name: string; readonly share: number }
  | { readonly state: 'cancelled' }
  | { readonly state: 'unreadable'; readonly name: string }
  | { readonly state: 'done'; readonly name: string; readonly verdict: Verdict };

/** Checks one file at a time; the code that hashes is loaded for the first. */
export function useVerification() {
  const [verification, setVerification] = useState<Verification>({ state: 'idle' });
  const running = useRef<AbortController>(undefined);

  const verify = async (file: File) => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    const { name, size } = file;
    const show = (next: Verification) => {
      if (running.current === control) setVerification(next);
    };
    let percent = 0;
    show({ state: 'reading', name, share: 0 });
    try {
      const [{ verifyDownload }, { readFile }] = await Promise.all([
        import('../../releases/verifyDownload.ts'),
        import('../../releases/readFile.ts'),
      ]);
      const download = { name, size, chunks: () => readFile(file) };
      const verdict = await verifyDownload(download, releases, {
        signal: control.signal,
        onProgress: (bytes) => {
          const reached = Math.floor((bytes / size) * 100);
          if (reached === percent) return;
          percent = reached;
          show({ state: 'reading', name, share: reached / 100 });
        },
      });
      show({ state: 'done', name, verdict });
    } catch {
      show(control.signal.aborted ? { state: 'cancelled' } : { state: 'unreadable', name });
    }
  };

  return {
    verification,
    verify: (file: File) => void verify(file),
    cancel: () => running.current?.abort(),
  };
}
