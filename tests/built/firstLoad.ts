import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes of a language in other languages' documents: its links to itself, its name in the choice. */
const perLanguageInDocument = 480;
/** Bytes of a language in the scripts of all: its tag and its name. */
const perLanguageInScripts = 48;

const screens = ['', 'server/', 'app/', 'logon/', 'otpqr/', 'privacy/', 'help-authplugin/'];

interface Load {
  readonly document: number;
  /** Words and code, without what a document only names. */
  readonly scripts: number;
  /** Names of the typeface's files that may be loaded, in their order. */
  readonly faces: string;
}

function loadOf(dist: string, path: string): Load {
  const html = readFileSync(join(dist, path, 'index.html'), 'utf8');
  const modules = /data-modules="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  const faces = [...html.matchAll(/site-(?:latin|hangul)[a-z-]*-[0-9a-f]+\.woff2/g)];
  return {
    document: html.length,
    scripts: modules.reduce((sum, file) => sum + readFileSync(join(dist, file)).length, 0),
    faces: faces.map(([name]) => name).join(' '),
  };
}

/**
 * Sentences that say where further languages weigh on visitors of the first two.
 * @param all a build with every language
 * @param two the same with those two
 * @param added how many languages the second lacks
 */
export function firstLoad(all: string, two: string, added: number): string[] {
  return ['', 'ko-KR/'].flatMap((root) =>
    screens.flatMap((screen) => {
      const path = root + screen;
      const [more, less] = [loadOf(all, path), loadOf(two, path)];
      const document = more.document - less.document;
      const scripts = more.scripts - less.scripts;
      return [
        document > added * perLanguageInDocument &&
          `/${path}: ${added} languages add ${document} bytes to the document.`,
        scripts > added * perLanguageInScripts &&
          `/${path}: ${added} languages add ${scripts} bytes to the scripts.`,
        more.faces !== less.faces && `/${path}: languages change the typeface’s files.`,
      ].filter((sentence) => sentence !== false);
    }),
  );
}
