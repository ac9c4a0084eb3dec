import type { ReportFinding } from './rules.ts';
import type { SourceResult } from './types.ts';

/** Progress of reading one export that spans several QR codes. Indexes count from 0. */
export interface Batch {
  readonly id: number;
  /** The number of QR codes of the export. */
  readonly size: number;
  /** Indexes of the QR codes that were read. */
  readonly received: readonly number[];
  /** Indexes of the QR codes that are still needed. */
  readonly missing: readonly number[];
}

/**
 * Sorts the QR codes of an export by index and removes repeated ones. If there are several exports,
 * `batch` describes the last one.
 */
export function mergeBatch(
  sources: readonly SourceResult[],
  report: ReportFinding,
): { sources: readonly SourceResult[]; batch: Batch | undefined } {
  const unique: SourceResult[] = [];
  const ids = new Set<number>();
  for (const source of sources) {
    const { batchPosition } = source;
    if (batchPosition === undefined || batchPosition.size === 1) {
      unique.push(source);
      continue;
    }
    ids.add(batchPosition.id);
    const repeated = unique.some(
      (other) =>
        other.batchPosition?.id === batchPosition.id &&
        other.batchPosition.index === batchPosition.index,
    );
    if (repeated) report('google-export-repeated', { position: batchPosition.index + 1 });
    else unique.push(source);
  }
  const id = [...ids].at(-1);
  if (id === undefined) return { sources: unique, batch: undefined };
  if (ids.size > 1) report('google-export-batch-mixed', {});

  const firstOrder = new Map<number | undefined, number>();
  for (const [order, { batchPosition }] of unique.entries())
    if (!firstOrder.has(batchPosition?.id)) firstOrder.set(batchPosition?.id, order);
  const ranked = unique.map((source, order) => ({
    source,
    group:
      source.batchPosition === undefined
        ? order
        : (firstOrder.get(source.batchPosition.id) ?? order),
    index: source.batchPosition?.index ?? 0,
  }));
  const ordered = ranked
    .toSorted((one, other) => one.group - other.group || one.index - other.index)
    .map(({ source }) => source);
  const positions = ordered.flatMap(({ batchPosition }) =>
    batchPosition?.id === id ? [batchPosition] : [],
  );
  const size = Math.max(...positions.map((position) => position.size));
  const received = positions.map(({ index }) => index);
  const missing = Array.from({ length: size }, (_, index) => index).filter(
    (index) => !received.includes(index),
  );
  if (missing.length > 0) report('google-export-batch', { received: received.length, size });
  return { sources: ordered, batch: { id, size, received, missing } };
}
