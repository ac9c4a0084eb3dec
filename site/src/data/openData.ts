/**
 * The files of test vectors and app notes that anyone may download, unchanged from their packages. Import this
 * module only in endpoints of src/pages/, because the files are large.
 */
import appNotes from '@otp-lab/app-notes/otp-app-notes.json?raw';
import appNotesSchema from '@otp-lab/app-notes/otp-app-notes.schema.json?raw';
import conformance from '@otp-lab/vectors/conformance.json?raw';
import vectors from '@otp-lab/vectors/otp-vectors.json?raw';
import vectorsSchema from '@otp-lab/vectors/otp-vectors.schema.json?raw';

/** The contents of the files below /vectors/, by name without `.json`. */
export const vectorFiles = {
  conformance,
  'otp-vectors': vectors,
  'otp-vectors.schema': vectorsSchema,
};

/** The contents of the files below /notes/, by name without `.json`. */
export const noteFiles = {
  'otp-app-notes': appNotes,
  'otp-app-notes.schema': appNotesSchema,
};
