import { makePictures } from './pictures.ts';
import { pixelsOf, processorTime, READERS } from './readers.ts';

/** Pictures read out of those made, by reader; `slowest` in milliseconds of one processor. */
export type Row = { kind: string; made: number; read: Record<string, number> };
export type Measured = {
  rows: Row[];
  total: Row;
  programs: Record<string, number>;
  wrong: Record<string, number>;
  time: { middle: number; slowest: number };
};

/** Shows the same pictures to every reader; a reading counts when the text is exactly right. */
export async function measure(seed: number, each: number): Promise<Measured> {
  const rows = new Map<string, Row>();
  const total: Row = { kind: 'all', made: 0, read: {} };
  const programs: Record<string, number> = {};
  const wrong: Record<string, number> = {};
  const times: number[] = [];
  for await (const picture of makePictures(seed, each)) {
    const row = rows.get(picture.kind) ?? { kind: picture.kind, made: 0, read: {} };
    rows.set(picture.kind, row);
    programs[picture.program] = (programs[picture.program] ?? 0) + 1;
    const pixels = await pixelsOf(picture.file);
    for (const [name, read] of Object.entries(READERS)) {
      const started = processorTime();
      const texts = read(picture.file, pixels);
      if (name === 'this site') times.push(processorTime() - started);
      const right = texts.includes(picture.text) ? 1 : 0;
      if (texts.some((text) => text !== picture.text)) wrong[name] = (wrong[name] ?? 0) + 1;
      for (const sums of [row, total]) sums.read[name] = (sums.read[name] ?? 0) + right;
    }
    row.made += 1;
    total.made += 1;
  }
  times.sort((a, b) => a - b);
  const middle = times[Math.floor(times.length / 2)] ?? 0;
  return {
    rows: [...rows.values()],
    total,
    programs,
    wrong,
    time: { middle, slowest: times.at(-1) ?? 0 },
  };
}
