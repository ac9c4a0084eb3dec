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

/** Returns the sources without QR codes that repeat an earlier one of the same export. */
function withoutRepeated(
  sources: readonly SourceResult[],
  report: ReportFinding,
): readonly SourceResult[] {
  const unique: SourceResult[] = [];
  for (const source of sources) {
    const { batchPosition: position } = source;
    const isRepeated =
      position !== undefined &&
      position.size !== 1 &&
      unique.some(
        ({ batchPosition: other }) => other?.id === position.id && other.index === position.index,
      );
    if (isRepeated) report('google-export-repeated', { position: position.index + 1 });
    else unique.push(source);
  }
  return unique;
}

/** Moves the QR codes of each export to its first QR code, and sorts them by index. */
function sortByExport(sources: readonly SourceResult[]): readonly SourceResult[] {
  const firstOrder = new Map<number, number>();
  for (const [order, { batchPosition }] of sources.entries())
    if (batchPosition !== undefined && !firstOrder.has(batchPosition.id))
      firstOrder.set(batchPosition.id, order);
  return sources
    .map((source, order) => {
      const { batchPosition: position } = source;
      return position === undefined
        ? { source, group: order, index: 0 }
        : { source, group: firstOrder.get(position.id) ?? order, index: position.index };
    })
    .toSorted((one, other) => one.group - other.group || one.index - other.index)
    .map(({ source }) => source);
}

/** Returns the progress of the export with an id. */
function batchOf(sources: readonly SourceResult[], id: number): Batch {
  const positions = sources.flatMap(({ batchPosition }) =>
    batchPosition?.id === id ? [batchPosition] : [],
  );
  const size = Math.max(...positions.map((position) => position.size));
  const received = positions.map(({ index }) => index);
  const missing = Array.from({ length: size }, (_, index) => index).filter(
    (index) => !received.includes(index),
  );
  return { id, size, received, missing };
}

/**
 * Sorts the QR codes of an export by index and removes repeated ones. If there are several exports, `batch` describes the
 * last one that lacks QR codes. If none does, it describes the last one.
 */
export function mergeBatch(
  sources: readonly SourceResult[],
  report: ReportFinding,
): { sources: readonly SourceResult[]; batch: Batch | undefined } {
  const ids = new Set(
    sources.flatMap(({ batchPosition }) =>
      batchPosition === undefined || batchPosition.size === 1 ? [] : [batchPosition.id],
    ),
  );
  const unique = withoutRepeated(sources, report);
  const sorted = sortByExport(unique);
  const batches = [...ids].map((id) => batchOf(sorted, id));
  const batch = batches.findLast(({ missing }) => missing.length > 0) ?? batches.at(-1);
  if (batch === undefined) return { sources: unique, batch };
  if (batches.length > 1) report('google-export-batch-mixed', {});
  const { received, missing, size } = batch;
  if (missing.length > 0) report('google-export-batch', { received: received.length, size });
  return { sources: sorted, batch };
}
