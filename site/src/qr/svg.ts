import { escapeXml } from '../escapeXml.ts';
import { svgFill } from './color.ts';
import { layoutQr, quietZone } from './layout.ts';
import type { QrOptions } from './options.ts';
import { qrPath } from './path.ts';

/**
 * Returns the text of an SVG file, `size` pixels wide, with a quiet zone of at least four modules. Returns undefined
 * if the value doesn't fit into a QR code.
 */
export function qrSvg(options: QrOptions): string | undefined {
  const layout = layoutQr(options);
  if (!layout.ok) return undefined;
  const quiet = Math.max(quietZone, Math.ceil(layout.border));
  const side = layout.modules.length + 2 * quiet;
  const { picture } = layout;
  const image = picture
    ? `<image href="${escapeXml(options.centerImageSrc)}" x="${picture.start}" y="${picture.start}" width="${picture.side}" height="${picture.side}"/>`
    : '';
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<svg xmlns="http://www.w3.org/2000/svg" width="${options.size}" height="${options.size}" viewBox="${-quiet} ${-quiet} ${side} ${side}" shape-rendering="crispEdges">` +
    `<rect x="${-quiet}" y="${-quiet}" width="${side}" height="${side}" ${svgFill(options.lightColor)}/>` +
    `<path ${svgFill(options.darkColor)} d="${qrPath(layout.modules)}"/>${image}</svg>\n`
  );
}
