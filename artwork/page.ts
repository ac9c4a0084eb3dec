import { readdirSync, readFileSync } from 'node:fs';
import type { Frame, PictureLanguage, PictureTab } from '../site/src/catalog/pictures.ts';
import { frameSizes } from '../site/src/catalog/pictures.ts';

/** The address that drawings are opened at. The browser has no network. */
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

/** Returns the page of a drawing, with the style sheets of `artwork/shared/` and of the platform. */
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

/** Answers a request of that page: with the page itself, or with the font. */
export function answerTo(
  path: string,
  html: string,
): { contentType: string; body: string | Buffer } {
  if (path === fontPath) return { contentType: 'font/woff2', body: readFileSync(fontFile) };
  return { contentType: 'text/html', body: html };
}
