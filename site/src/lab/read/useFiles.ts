import { useRef, useState } from 'react';
import { loadFileReader } from './lazy.ts';
import type { LoadedFile } from './loadFile.ts';
import type { QrReader } from './useQrReader.ts';

/**
 * Reads files, one after another, and then calls `onRead` with their content. `count` is the number of files that are
 * being read. A newer call of `readFiles` replaces an older one.
 */
export function useFiles(read: QrReader, onRead: (loaded: readonly LoadedFile[]) => Promise<void>) {
  const [count, setCount] = useState(0);
  const latest = useRef(0);
  const readFiles = async (files: readonly File[]) => {
    if (files.length === 0) return;
    latest.current += 1;
    const run = latest.current;
    setCount(files.length);
    try {
      const { loadFile } = await loadFileReader();
      const loaded: LoadedFile[] = [];
      for (const file of files) loaded.push(await loadFile(file, read));
      if (run === latest.current) await onRead(loaded);
    } finally {
      if (run === latest.current) setCount(0);
    }
  };
  return {
    count,
    // The page's head script shows a notice about failed downloads.
    readFiles: (files: readonly File[]) => void readFiles(files).catch(reportError),
  };
}
