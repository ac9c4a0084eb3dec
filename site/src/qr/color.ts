/** Red, green, blue and alpha, each from 0 to 255. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** Parses a color of `#` and 3, 4, 6 or 8 hexadecimal digits, the form that `normalizeQrInputs` returns. */
export function parseHexColor(color: string): Rgba {
  const digits = color.slice(1);
  const long = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  const at = (index: number): number => Number.parseInt(long.slice(index, index + 2), 16);
  return [at(0), at(2), at(4), long.length === 8 ? at(6) : 255];
}

/** Returns SVG 1.1 attributes for a fill. Older readers don't support alpha in a hexadecimal color. */
export function svgFill(color: string): string {
  const [red, green, blue, alpha] = parseHexColor(color);
  const opaque = `fill="#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}"`;
  return alpha === 255 ? opaque : `${opaque} fill-opacity="${Number((alpha / 255).toFixed(3))}"`;
}
