import { useCallback, useEffect, useRef, useState } from 'react';
import { readFile } from '../../../releases/readFile.ts';
import { releases } from '../../../releases/releases.ts';
import { type Verdict, verifyDownload } from '../../../releases/verifyDownload.ts';

/** The progress of checking a file. `share` is the fraction that has been read, from 0 to 1. */
export type Verification =
  | { readonly state: 'reading'; readonly share: number }
  | { readonly state: 'canceled' }
  | { readonly state: 'unreadable' }
  | { readonly state: 'done'; readonly verdict: Verdict };

const initial: Verification = { state: 'reading', share: 0 };

/** Checks a file. A new file aborts the previous check. */
export function useVerification(file: File) {
  const [{ verification, checkedFile }, setProgress] = useState({
    verification: initial,
    checkedFile: file,
  });
  const running = useRef<AbortController>(undefined);

  useEffect(() => {
    const control = new AbortController();
    running.current = control;
    const show = (next: Verification) => {
      if (running.current === control) setProgress({ verification: next, checkedFile: file });
    };
    const { name, size } = file;
    let percent = 0;
    verifyDownload({ name, size, chunks: () => readFile(file) }, releases, {
      signal: control.signal,
      onProgress: (bytes) => {
        const reached = Math.floor((bytes / size) * 100);
        if (reached === percent) return;
        percent = reached;
        show({ state: 'reading', share: reached / 100 });
      },
    }).then(
      (verdict) => show({ state: 'done', verdict }),
      () => show({ state: control.signal.aborted ? 'canceled' : 'unreadable' }),
    );
    return () => {
      running.current = undefined;
      control.abort();
    };
  }, [file]);

  const cancel = useCallback(() => running.current?.abort(), []);
  return { verification: checkedFile === file ? verification : initial, cancel };
}
