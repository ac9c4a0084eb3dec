import type { AccountDetails } from '../accountDetails.ts';
import type { Fields } from '../fields.ts';

/** An entry of an app's file: an unparsed URI, separate fields, or neither. */
export type FileEntry =
  | {
      readonly kind: 'uri';
      readonly uri: string;
      readonly name: string;
      /** Absent if the file has no details. The details in the URI count instead. */
      readonly details?: AccountDetails;
    }
  | { readonly kind: 'fields'; readonly fields: Fields; readonly details?: AccountDetails }
  | { readonly kind: 'damaged' };

/** The content of an app's file. */
export type FileContent =
  | { readonly kind: 'encrypted' }
  | { readonly kind: 'entries'; readonly entries: readonly FileEntry[] };
