import type { Report } from './rules.ts';
import type { ReadUri } from './types.ts';

/** How much of one export has been read; places count from 0. */
export interface Batch {
  readonly id: string;
  /** How many QR codes the export has. */
  readonly size: number;
  readonly received: readonly number[];
  readonly missing: readonly number[];
}

/**
 * Puts the QR codes of an export in their order and drops those read twice. Where there are
 * several exports, `batch` is about the last.
 */
export function mergeParts(
  uris: readonly ReadUri[],
  report: Report,
): { parts: readonly ReadUri[]; batch: Batch | undefined } {
  const kept: ReadUri[] = [];
  const ids = new Set<string>();
  for (const uri of uris) {
    const { part } = uri;
    if (part === undefined || part.size === 1) {
      kept.push(uri);
      continue;
    }
    ids.add(part.id);
    const repeated = kept.some(
      (other) => other.part?.id === part.id && other.part.index === part.index,
    );
    if (repeated) report('google-export-repeated', { position: part.index + 1 });
    else kept.push(uri);
  }
  const id = [...ids].at(-1);
  if (id === undefined) return { parts: kept, batch: undefined };
  if (ids.size > 1) report('google-export-batch-mixed', {});

  const firstOf = new Map<string | undefined, number>();
  for (const [place, { part }] of kept.entries())
    if (!firstOf.has(part?.id)) firstOf.set(part?.id, place);
  const ranked = kept.map((uri, place) => ({
    uri,
    group: uri.part === undefined ? place : (firstOf.get(uri.part.id) ?? place),
    index: uri.part?.index ?? 0,
  }));
  const parts = ranked
    .toSorted((one, other) => one.group - other.group || one.index - other.index)
    .map(({ uri }) => uri);
  const ofBatch = parts.flatMap(({ part }) => (part?.id === id ? [part] : []));
  const size = Math.max(...ofBatch.map((part) => part.size));
  const received = ofBatch.map(({ index }) => index);
  const missing = Array.from({ length: size }, (_, index) => index).filter(
    (index) => !received.includes(index),
  );
  if (missing.length > 0) report('google-export-batch', { received: received.length, size });
  return { parts, batch: { id, size, received, missing } };
}
