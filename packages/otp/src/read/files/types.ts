import type { Fields } from '../fields.ts';

/** One entry of an app's file: a URI as it stands there, fields, or something else. */
export type FileEntry =
  | { readonly kind: 'uri'; readonly uri: string; readonly name: string }
  | { readonly kind: 'fields'; readonly fields: Fields }
  | { readonly kind: 'damaged' };

/** What an app's file holds. */
export type FileContent =
  | { readonly kind: 'encrypted' }
  | { readonly kind: 'entries'; readonly entries: readonly FileEntry[] };
