import { readFileSync } from 'node:fs';
import { Blob, Buffer, Face, Feature, Font, Variation, shape } from 'harfbuzzjs';

const typeface = new URL(
  '../../node_modules/pretendard/dist/public/variable/PretendardVariable.ttf',
  import.meta.url,
);
const semibold = new Variation('wght', 600);
const equallyWide = new Feature('tnum');

/**
 * Outlines of digits as the film has them: semibold, one as wide as the other.
 * @returns for a digit, an SVG path around the middle of its line, for lines `size` pixels high
 */
export function digitPaths(size: number): (digit: string) => string {
  const face = new Face(new Blob(readFileSync(typeface)));
  const font = new Font(face);
  font.setVariations([semibold]);
  const { ascender, descender } = font.hExtents();
  const scale = size / face.upem;
  // From the line's middle. Browsers put it on a whole pixel of the line.
  const baseline = Math.floor(size / 2 + ((ascender + descender) / 2) * scale) - size / 2;
  return (digit) => {
    const buffer = new Buffer();
    buffer.addText(digit);
    buffer.guessSegmentProperties();
    shape(font, buffer, [equallyWide]);
    const [glyph] = buffer.getGlyphInfos();
    const [position] = buffer.getGlyphPositions();
    if (!glyph || !position) throw new Error(`the typeface has no ${digit}`);
    const middle = (position.xAdvance / 2) * scale;
    // In whole pixels, each counted from the last point: half as many bytes once compressed.
    let [lastX, lastY] = [0, 0];
    const path = font.glyphToJson(glyph.codepoint).map(({ type, values }) => {
      const points = values.map((value, index) =>
        index % 2 === 0
          ? Math.round(value * scale - middle) - lastX
          : Math.round(baseline - value * scale) - lastY,
      );
      lastX += points.at(-2) ?? 0;
      lastY += points.at(-1) ?? 0;
      return type.toLowerCase() + points.join(' ');
    });
    return path.join('').replaceAll(' -', '-');
  };
}
