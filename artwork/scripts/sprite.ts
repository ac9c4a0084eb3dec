/**
 * Writes icons.svg and iconNames.ts in site/src/components/ui/. The type in iconNames.ts makes an unknown icon name a
 * type error.
 */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { icons as mdi } from '@iconify-json/mdi';
import { icons } from '../icons/list.ts';
import { spriteOf } from '../icons/sprite.ts';

const root = new URL('../../', import.meta.url);
const output = new URL('site/src/components/ui/', root);

/** Returns the markup of an icon. Throws an Error if its set doesn't have it. */
function readIcon(set: 'lucide' | 'mdi', icon: string): string {
  if (set === 'lucide')
    return readFileSync(new URL(`node_modules/lucide-static/icons/${icon}.svg`, root), 'utf8');
  const found = mdi.icons[icon];
  if (!found) throw new Error(`mdi has no icon '${icon}'.`);
  return found.body;
}

const sprite = spriteOf(icons, readIcon);
const names = Object.keys(icons).map((name) => `  | '${name}'`);
const types = `// Written by artwork/scripts/sprite.ts from artwork/icons/list.ts.
/** The icons of icons.svg. */
export type IconName =
${names.join('\n')};
`;
await writeFile(new URL('icons.svg', output), sprite);
await writeFile(new URL('iconNames.ts', output), types);
console.log(
  `${names.length} icons, ${sprite.length} bytes, ${brotliCompressSync(sprite).length} with brotli`,
);
