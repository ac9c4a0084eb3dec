import text from '@otp-lab/vectors/CHANGELOG.md?raw';

/** What changed in a version. */
export interface ChangedVersion {
  readonly version: string;
  /** The changes as Markdown, each in one line. */
  readonly changes: readonly string[];
}

/** Returns the versions of a changelog, newest first. Its form: `## 1.2.0`, then lists. */
export function parseChangelog(markdown: string): readonly ChangedVersion[] {
  const [, ...sections] = markdown.split(/^## /m);
  return sections.map((section) => {
    const [version = '', ...lines] = section.split('\n');
    const items = lines.join('\n').split(/^- /m).slice(1);
    const changes = items.map((item) =>
      item
        .replace(/\n\n[\s\S]*/, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
    return { version: version.trim(), changes };
  });
}

/** The versions of the test vectors, newest first. */
export const changelog = parseChangelog(text);
