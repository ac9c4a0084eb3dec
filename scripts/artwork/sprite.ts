/** Builds src/ui/icons.svg, and src/ui/iconNames.ts so that an unknown icon does not compile. */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { icons as mdi } from '@iconify-json/mdi';
import { icons } from '../../artwork/icons/list.ts';
import { spriteOf } from '../../artwork/icons/sprite.ts';

const root = new URL('../../', import.meta.url);

/** Throws an Error for an icon that its set does not hold. */
function readIcon(set: 'lucide' | 'mdi', icon: string): string {
  if (set === 'lucide')
    return readFileSync(new URL(`node_modules/lucide-static/icons/${icon}.svg`, root), 'utf8');
  const found = mdi.icons[icon];
  if (!found) throw new Error(`mdi has no icon '${icon}'`);
  return found.body;
}

const sprite = spriteOf(icons, readIcon);
const names = Object.keys(icons).map((name) => `  | '${name}'`);
const types = `// Written by scripts/artwork/sprite.ts from artwork/icons/list.ts.
/** The icons of src/ui/icons.svg. */
export type IconName =
${names.join('\n')};
`;
await writeFile(new URL('src/ui/icons.svg', root), sprite);
await writeFile(new URL('src/ui/iconNames.ts', root), types);
console.log(
  `${names.length} icons, ${sprite.length} bytes, ${brotliCompressSync(sprite).length} with brotli`,
);
