import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotli } from '../build/compress.ts';

/**
 * The same text as a document has, as a bare page: no style, no script, no picture, no attribute
 * but the address of a link. Throws an Error for a document whose text is not found.
 */
function barePage(document: string): string {
  const language = /<html lang="([^"]+)"/.exec(document)?.[1] ?? '';
  const title = /<title>([^<]*)<\/title>/.exec(document)?.[1] ?? '';
  const body = /<div id="root">(.*)<\/div>\n+(<svg|<div id="incomplete")/s.exec(document)?.[1];
  if (!body) throw new Error(`the document '${title}' has no text`);
  const text = body
    .replaceAll(/<(svg|video|picture|noscript|template)\b.*?<\/\1>/gs, '')
    .replaceAll(/<(img|input|source)\b[^>]*>/g, '')
    .replaceAll(/<(\w+)\b[^>]*?( href="[^"]*")?[^>]*>/g, '<$1$2>');
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body>${text}</body></html>`;
}

/** Writes the bare page of a document of a site beside it, compressed too; gives its address. */
export function writeBarePage(site: string, path: string): string {
  const bare = barePage(readFileSync(join(site, path, 'index.html'), 'utf8'));
  const file = join(site, 'bare', path, 'index.html');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bare);
  writeFileSync(`${file}.br`, brotli(new TextEncoder().encode(bare)));
  return `/bare${path}`;
}
