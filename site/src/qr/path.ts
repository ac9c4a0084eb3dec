import type { Modules } from './encode.ts';

/**
 * Returns the data of an SVG path that covers all dark modules: a rectangle for each run of dark modules in a row.
 * The unit is a module, and the origin is the corner of the upper left module.
 */
export function qrPath(modules: Modules): string {
  let path = '';
  modules.forEach((row, y) => {
    let start = 0;
    while (start < row.length) {
      if (row[start] !== true) {
        start += 1;
        continue;
      }
      let end = start;
      while (row[end] === true) end += 1;
      path += `M${start} ${y}h${end - start}v1h${start - end}z`;
      start = end;
    }
  });
  return path;
}
