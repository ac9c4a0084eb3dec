import { useCallback, useEffect, useRef } from 'react';
import { type WorkerLink, startWorker } from '../askWorker.ts';
import type { QrQuestion } from './qr.worker.ts';
// oxlint-disable-next-line import/default -- Vite gives the address of the built worker
import address from './qr.worker.ts?worker&url';

/** The texts of the QR codes in a picture; rejects where the worker does not run. */
export type QrReader = (picture: ImageData, milliseconds: number) => Promise<readonly string[]>;

/** Reads QR codes in a worker, which is started with the first picture. */
export function useQrReader(): QrReader {
  const worker = useRef<WorkerLink<QrQuestion, readonly string[]>>(undefined);
  const read = useCallback<QrReader>((picture, milliseconds) => {
    worker.current ??= startWorker(address);
    const { width, height, data } = picture;
    return worker.current.ask({ picture: { width, height, data }, milliseconds }, [data.buffer]);
  }, []);
  useEffect(
    () => () => {
      worker.current?.stop();
      worker.current = undefined;
    },
    [],
  );
  return read;
}
