import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * Returns a page with the same text and links, but without styles, scripts, pictures and attributes other than
 * `href`.
 * @throws {Error} if the page has no body
 */
function barePage(html: string): string {
  const language = /<html lang="([^"]+)"/.exec(html)?.[1] ?? '';
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  const body = /<body>(.*)<\/body>/s.exec(html)?.[1];
  if (body === undefined) throw new Error(`The page '${title}' has no body.`);
  const text = body
    .replaceAll(/<(svg|video|picture|script|style|noscript|template)\b.*?<\/\1>|<!--.*?-->/gs, '')
    .replaceAll(
      /<(img|input|source|link)\b(?:"[^"]*"|[^">])*>|<\/?astro-[\w-]+(?:"[^"]*"|[^">])*>/g,
      '',
    )
    .replaceAll(/<([\w-]+)(?:( href="[^"]*")|"[^"]*"|[^">])*>/g, '<$1$2>');
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body>${text}</body></html>`;
}

/**
 * Writes the bare version of a page into the site's folder, with a brotli file beside it.
 * @param folder the folder of the built site
 * @param path the path of the page, such as `/app/`
 * @returns the path of the bare page: `/bare/app/`
 */
export function writeBarePage(folder: string, path: string): string {
  const bare = barePage(readFileSync(join(folder, path, 'index.html'), 'utf8'));
  const file = join(folder, 'bare', path, 'index.html');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bare);
  writeFileSync(`${file}.br`, brotliCompressSync(bare));
  return `/bare${path}`;
}
