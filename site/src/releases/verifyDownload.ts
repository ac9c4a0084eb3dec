/** Tells visitors whether a downloaded file is genuine, without uploading it. */
import { type HashOptions, type Hashed, hashStream } from './hashStream.ts';
import type { Installer, Release } from './types.ts';

/** The largest file that is hashed, in bytes: 2 GB. No installer is larger, and hashing would take minutes. */
export const largestDownload = 2_000_000_000;

/** A file in releases.json with its release. */
export interface ListedFile {
  readonly release: Release;
  readonly file: Installer;
}

export type Verdict =
  /** The content is that of a file in releases.json. `isRenamed` if its name differs. */
  | { readonly kind: 'genuine'; readonly match: ListedFile; readonly isRenamed: boolean }
  /** The name is in releases.json, but the content isn't. */
  | {
      readonly kind: 'wrong-content';
      readonly expected: readonly ListedFile[];
      readonly sha256: string;
    }
  /** The file is shorter than every file with its name. */
  | { readonly kind: 'truncated'; readonly expected: readonly ListedFile[]; readonly bytes: number }
  | { readonly kind: 'unknown-name'; readonly sha256: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-large' };

/** A file that the visitor chose: its name, its size in bytes, and a function that starts reading its content. */
export interface Download {
  readonly name: string;
  readonly size: number;
  readonly chunks: () => AsyncIterable<Uint8Array>;
}

/** Returns a name in lower case, without what browsers add to repeated or unfinished downloads. */
function plainName(name: string): string {
  return name
    .replace(/\.(crdownload|part|partial|download)$/i, '')
    .replace(/ ?\(\d+\)(?=\.[^.]+$)/, '')
    .toLowerCase();
}

/** Compares a file's name, length and hash to releases.json. */
function judgeDownload(
  { name, bytes, sha256 }: Hashed & { readonly name: string },
  releases: readonly Release[],
): Verdict {
  if (bytes === 0) return { kind: 'empty' };
  const listed = releases.flatMap((release) => release.files.map((file) => ({ release, file })));
  const genuine = listed.filter(({ file }) => file.sha256 === sha256);
  const match = genuine.find(({ file }) => file.name === name) ?? genuine[0];
  if (match) return { kind: 'genuine', match, isRenamed: match.file.name !== name };

  const expected = listed.filter(({ file }) => file.name.toLowerCase() === plainName(name));
  if (expected.length === 0) return { kind: 'unknown-name', sha256 };
  return expected.every(({ file }) => bytes < file.bytes)
    ? { kind: 'truncated', expected, bytes }
    : { kind: 'wrong-content', expected, sha256 };
}

/**
 * Hashes a file and compares it to the files in releases.json. Files that are empty or larger than 2 GB aren't read.
 * @throws the signal's reason if it is aborted, and any error of reading the file
 */
export async function verifyDownload(
  { name, size, chunks }: Download,
  releases: readonly Release[],
  options: HashOptions = {},
): Promise<Verdict> {
  if (size === 0) return { kind: 'empty' };
  if (size > largestDownload) return { kind: 'too-large' };
  return judgeDownload({ name, ...(await hashStream(chunks(), options)) }, releases);
}
