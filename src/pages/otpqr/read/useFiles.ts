import { useRef, useState } from 'react';
import { loadFile, type LoadedFile } from './loadFile.ts';
import type { QrReader } from './useQrReader.ts';

/**
 * Reads files, one after another; `onRead` gets what each of them gave. `count` is how many are
 * being read.
 */
export function useFiles(read: QrReader, onRead: (loaded: readonly LoadedFile[]) => void) {
  const [count, setCount] = useState(0);
  const latest = useRef(0);
  const readFiles = async (files: readonly File[]) => {
    if (files.length === 0) return;
    latest.current += 1;
    const run = latest.current;
    setCount(files.length);
    const loaded: LoadedFile[] = [];
    for (const file of files) loaded.push(await loadFile(file, read));
    if (run !== latest.current) return;
    setCount(0);
    onRead(loaded);
  };
  return { count, readFiles };
}
