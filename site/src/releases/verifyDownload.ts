import { type HashOptions, type Hashed, hashStream } from './hashStream.ts';
import type { Installer, Release } from './types.ts';

/** Beyond this no installer lies, and hashing would take minutes: 2 GB. */
export const largestDownload = 2_000_000_000;

/** One file of the manifest with the release that it belongs to. */
export interface Listed {
  readonly release: Release;
  readonly file: Installer;
}

export type Verdict =
  /** Bit for bit the file of the manifest; `renamed` where its name differs. */
  | { readonly kind: 'genuine'; readonly match: Listed; readonly renamed: boolean }
  /** The name is the manifest's, the content is none of its files. */
  | {
      readonly kind: 'wrong-content';
      readonly expected: readonly Listed[];
      readonly sha256: string;
    }
  /** Shorter than every file of that name. */
  | { readonly kind: 'truncated'; readonly expected: readonly Listed[]; readonly bytes: number }
  | { readonly kind: 'unknown-name'; readonly sha256: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-large' };

/** A file as chosen: its name, its size in bytes, and its content when asked for. */
export interface Download {
  readonly name: string;
  readonly size: number;
  readonly chunks: () => AsyncIterable<Uint8Array>;
}

/** The name without what browsers add to a second or an unfinished download. */
function plainName(name: string): string {
  return name
    .replace(/\.(crdownload|part|partial|download)$/i, '')
    .replace(/ ?\(\d+\)(?=\.[^.]+$)/, '')
    .toLowerCase();
}

/** Compares a file's name, length and hash with the manifest. */
function judgeDownload(
  { name, bytes, sha256 }: Hashed & { readonly name: string },
  releases: readonly Release[],
): Verdict {
  if (bytes === 0) return { kind: 'empty' };
  const listed = releases.flatMap((release) => release.files.map((file) => ({ release, file })));
  const known = listed.filter(({ file }) => file.sha256 === sha256);
  const match = known.find(({ file }) => file.name === name) ?? known[0];
  if (match) return { kind: 'genuine', match, renamed: match.file.name !== name };

  const expected = listed.filter(({ file }) => file.name.toLowerCase() === plainName(name));
  if (expected.length === 0) return { kind: 'unknown-name', sha256 };
  return expected.every(({ file }) => bytes < file.bytes)
    ? { kind: 'truncated', expected, bytes }
    : { kind: 'wrong-content', expected, sha256 };
}

/**
 * Says what a chosen file is by the manifest, hashing it as a stream. A file that is empty or
 * larger than 2 GB is answered unread.
 * @throws the signal's reason when it is aborted, and whatever reading the file throws
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
