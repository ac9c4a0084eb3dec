import type { Report } from './rules.ts';
import type { ReadSource } from './types.ts';

/** How much of one export has been read; places count from 0. */
export interface Batch {
  readonly id: number;
  /** How many QR codes the export has. */
  readonly size: number;
  readonly received: readonly number[];
  readonly missing: readonly number[];
}

/**
 * Puts the QR codes of an export in their order and drops those read twice. Where there are
 * several exports, `batch` is about the last.
 */
export function mergeBatch(
  sources: readonly ReadSource[],
  report: Report,
): { sources: readonly ReadSource[]; batch: Batch | undefined } {
  const kept: ReadSource[] = [];
  const ids = new Set<number>();
  for (const source of sources) {
    const { place } = source;
    if (place === undefined || place.size === 1) {
      kept.push(source);
      continue;
    }
    ids.add(place.id);
    const repeated = kept.some(
      (other) => other.place?.id === place.id && other.place.index === place.index,
    );
    if (repeated) report('google-export-repeated', { position: place.index + 1 });
    else kept.push(source);
  }
  const id = [...ids].at(-1);
  if (id === undefined) return { sources: kept, batch: undefined };
  if (ids.size > 1) report('google-export-batch-mixed', {});

  const firstOf = new Map<number | undefined, number>();
  for (const [order, { place }] of kept.entries())
    if (!firstOf.has(place?.id)) firstOf.set(place?.id, order);
  const ranked = kept.map((source, order) => ({
    source,
    group: source.place === undefined ? order : (firstOf.get(source.place.id) ?? order),
    index: source.place?.index ?? 0,
  }));
  const ordered = ranked
    .toSorted((one, other) => one.group - other.group || one.index - other.index)
    .map(({ source }) => source);
  const ofBatch = ordered.flatMap(({ place }) => (place?.id === id ? [place] : []));
  const size = Math.max(...ofBatch.map((place) => place.size));
  const received = ofBatch.map(({ index }) => index);
  const missing = Array.from({ length: size }, (_, index) => index).filter(
    (index) => !received.includes(index),
  );
  if (missing.length > 0) report('google-export-batch', { received: received.length, size });
  return { sources: ordered, batch: { id, size, received, missing } };
}
