import type { Modules } from './encode.ts';

/**
 * Returns the data of an SVG path that covers all dark modules: one shape per row. It goes along the row's bottom edge,
 * and along the top edge of dark modules. So it's half as long as one rectangle per run, and pages paint from fewer
 * packets. The unit is a module, and the origin is the corner of the upper left module.
 */
export function qrPath(modules: Modules): string {
  const rows = modules.map((row) =>
    row
      .map(Number)
      .join('')
      .replaceAll(/0+|1+/g, ({ [0]: module, length }) =>
        module === '1' ? `v-1h${length}v1` : `h${length}`,
      ),
  );
  // A row ends where it began, so the next one starts a module below.
  return rows.map((row) => `m0 1${row}z`).join('');
}
