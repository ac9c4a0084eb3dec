import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../integrations/listFiles.ts';

/** Lists the paths in the attributes of a page, without query and hash. */
function pathsIn(html: string): string[] {
  const attributes = html.matchAll(
    /\s(href|src|srcset|poster|component-url|renderer-url)="([^"]*)"/g,
  );
  return [...attributes]
    .flatMap(([, name, value = '']) =>
      name === 'srcset'
        ? value.split(',').map((source) => source.trim().split(' ')[0] ?? '')
        : [value],
    )
    .filter((address) => address.startsWith('/'))
    .map((address) => address.replace(/[?#].*/, ''));
}

/** Lists the links that leave the base path or whose target doesn't exist, each with a page that contains it. */
export function brokenLinks(dist: string, base: string): string[] {
  const files = listFiles(dist);
  const known = new Set(files.map((file) => base + file.replace(/(^|\/)index\.html$/, '$1')));
  const broken = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('.html')))
    for (const path of pathsIn(readFileSync(join(dist, file), 'utf8')))
      if (!known.has(path)) broken.set(path, file);
  return [...broken].map(([path, file]) => `${path} in ${file}`);
}
