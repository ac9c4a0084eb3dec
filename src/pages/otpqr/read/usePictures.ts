import { useRef, useState } from 'react';
import { loadPicture } from '../../../qr/picture.ts';
import type { PictureProblem } from './reading.ts';
import type { QrReader } from './useQrReader.ts';

/** Longest time that one picture is looked at, in milliseconds. */
const patience = 1500;

interface Outcome {
  readonly texts: readonly string[];
  readonly problem?: PictureProblem;
}

async function readFile(file: File, read: QrReader): Promise<Outcome> {
  const { name } = file;
  const loaded = await loadPicture(file);
  if (!loaded.ok) return { texts: [], problem: { kind: loaded.problem, name } };
  try {
    const texts = await read(loaded.picture, patience);
    return texts.length > 0 ? { texts } : { texts, problem: { kind: 'none', name } };
  } catch {
    return { texts: [], problem: { kind: 'failed', name } };
  }
}

/**
 * Reads the QR codes of picture files, one file after another; `onRead` gets all texts and the
 * first problem. `count` is how many files are being read.
 */
export function usePictures(
  read: QrReader,
  onRead: (texts: readonly string[], problem: PictureProblem | undefined) => void,
) {
  const [count, setCount] = useState(0);
  const latest = useRef(0);
  const readFiles = async (files: readonly File[]) => {
    if (files.length === 0) return;
    latest.current += 1;
    const run = latest.current;
    setCount(files.length);
    const outcomes: Outcome[] = [];
    for (const file of files) outcomes.push(await readFile(file, read));
    if (run !== latest.current) return;
    setCount(0);
    onRead(
      outcomes.flatMap(({ texts }) => texts),
      outcomes.find(({ problem }) => problem)?.problem,
    );
  };
  return { count, readFiles };
}
