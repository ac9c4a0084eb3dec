import { readdirSync, readFileSync } from 'node:fs';
import type { Frame, PictureLanguage, PictureTab } from '../site/src/catalog/picture.ts';
import { frameSizes } from '../site/src/catalog/picture.ts';

/** The origin of the pages that drawings are in. The browser has no network, so `responseTo` serves them. */
export const artworkOrigin = 'http://artwork.invalid';
const fontPath = '/pretendard.woff2';
const fontFile = new URL(
  '../node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2',
  import.meta.url,
);

function styleSheets(folder: URL): string {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .sort()
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
}

/** Returns the HTML page of a drawing. It inlines the style sheets of `artwork/shared/` and of the platform. */
export function pageHtml(
  tab: PictureTab,
  language: PictureLanguage,
  frame: Frame,
  body: string,
): string {
  const { width, height } = frameSizes[frame];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><style>
@font-face { font-family: Pretendard; src: url(${fontPath}) format('woff2'); font-weight: 45 920; }
${styleSheets(new URL('shared/', import.meta.url))}
${styleSheets(new URL(`screens/${tab}/`, import.meta.url))}
</style></head><body class="${frame}" style="width:${width}px;height:${height}px">${body}</body></html>`;
}

/** Returns the response to a request of the page: the font or the page itself. */
export function responseTo(
  path: string,
  html: string,
): { contentType: string; body: string | Buffer } {
  if (path === fontPath) return { contentType: 'font/woff2', body: readFileSync(fontFile) };
  return { contentType: 'text/html', body: html };
}
