/**
 * The files of test vectors and app notes that anyone may download, unchanged from their packages. Import this
 * module only in endpoints of src/pages/, because the files are large.
 */
import appNotes from '@otp-lab/app-notes/otp-app-notes.json?raw';
import appNotesSchema from '@otp-lab/app-notes/otp-app-notes.schema.json?raw';
import { type Badge, badgeId, badgeOf, type ConformanceReport } from '@otp-lab/vectors/conformance';
import conformance from '@otp-lab/vectors/conformance.json?raw';
import conformanceSchema from '@otp-lab/vectors/conformance.schema.json?raw';
import history from '@otp-lab/vectors/history.json?raw';
import historySchema from '@otp-lab/vectors/history.schema.json?raw';
import vectors from '@otp-lab/vectors/otp-vectors.json?raw';
import vectorsSchema from '@otp-lab/vectors/otp-vectors.schema.json?raw';

/** The contents of the files below /vectors/, by name without `.json`. */
export const vectorFiles = {
  conformance,
  'conformance.schema': conformanceSchema,
  history,
  'history.schema': historySchema,
  'otp-vectors': vectors,
  'otp-vectors.schema': vectorsSchema,
};

/** Returns the badges below /vectors/badges/, by id. */
export function badges(): Readonly<Record<string, Badge>> {
  const { implementations, vectors: version }: ConformanceReport = JSON.parse(conformance);
  return Object.fromEntries(
    implementations.map((implementation) => [
      badgeId(implementation.name),
      badgeOf(implementation, version),
    ]),
  );
}

/** The contents of the files below /notes/, by name without `.json`. */
export const noteFiles = {
  'otp-app-notes': appNotes,
  'otp-app-notes.schema': appNotesSchema,
};
