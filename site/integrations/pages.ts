import { createHash } from 'node:crypto';
import { iconsOf } from './icons.ts';
import { pagePolicy } from '../src/policy.ts';

/** Returns the source expression of a policy that allows exactly this inline text. */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The hashes of a page's inline scripts and styles. */
export interface InlineHashes {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

/** Collects the hashes of a page's inline scripts and styles. Browsers don't run scripts of the type JSON. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes = '']) => !/\bsrc=|application\/(ld\+)?json/.test(attributes))
    .map(([, , text = '']) => hashSource(text));
  const styles = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) =>
    hashSource(text),
  );
  return { scriptHashes: [...new Set(scripts)], styleHashes: [...new Set(styles)] };
}

const charset = '<meta charset="utf-8">';

/**
 * Moves the style that Astro writes before the first island to the head, because HTML allows no style in the body.
 * Removes the ids of islands: nothing reads them, and they depend on the path of the project.
 */
function cleanIslands(html: string): string {
  const withoutIds = html.replaceAll(/<astro-island uid="[^"]*"/g, '<astro-island');
  const [style] = /<style>astro-island\b.*?<\/style>/s.exec(withoutIds) ?? [];
  if (!style) return withoutIds;
  return withoutIds.replace(style, '').replace('</head>', () => `${style}</head>`);
}

/**
 * Completes a page that Astro has written: adds the icons that it shows, and its policy for hosts that send no
 * headers. The policy is the first element that can load something.
 * @throws {Error} if the page has no `<meta charset="utf-8">`
 */
export function completePage(html: string, contentHost: string): string {
  if (!html.includes(charset)) throw new Error(`the page has no ${charset}`);
  const withIcons = cleanIslands(html).replace('</body>', () => `${iconsOf(html)}</body>`);
  const policy = pagePolicy({ ...inlineHashes(withIcons), contentHost });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return withIcons.replace(charset, () => charset + meta);
}
