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
    .toSorted((a, b) => a.group - b.group || a.index - b.index)
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
 * Sorts the QR codes of each export by index and removes repeated ones. `batches` has the exports that span several QR
 * codes, in the order of their first QR codes.
 */
export function mergeBatches(
  sources: readonly SourceResult[],
  report: ReportFinding,
): { sources: readonly SourceResult[]; batches: readonly Batch[] } {
  const ids = new Set(
    sources.flatMap(({ batchPosition }) =>
      batchPosition === undefined || batchPosition.size === 1 ? [] : [batchPosition.id],
    ),
  );
  const unique = withoutRepeated(sources, report);
  if (ids.size === 0) return { sources: unique, batches: [] };
  if (ids.size > 1) report('google-export-batch-mixed', {});
  const sorted = sortByExport(unique);
  const batches = [...ids].map((id) => batchOf(sorted, id));
  for (const { received, missing, size } of batches)
    if (missing.length > 0) report('google-export-batch', { received: received.length, size });
  return { sources: sorted, batches };
}

/** Returns the exports that lack QR codes. */
export function incompleteBatches(batches: readonly Batch[]): readonly Batch[] {
  return batches.filter(({ missing }) => missing.length > 0);
}
