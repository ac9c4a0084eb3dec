import { useCallback, useEffect, useRef } from 'react';
import { type WorkerLink, startWorker } from '../workerLink.ts';
import type { QrWorker } from './qr.worker.ts';
// oxlint-disable-next-line import/default -- Vite gives the address of the built worker
import address from './qr.worker.ts?worker&url';

/** Returns the texts of the QR codes in a picture. Rejects if the worker fails. */
export type QrReader = (picture: ImageData, milliseconds: number) => Promise<readonly string[]>;

/** Returns a function that reads QR codes in a worker. The worker starts with the first picture. */
export function useQrReader(): QrReader {
  const worker = useRef<WorkerLink<QrWorker>>(undefined);
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
