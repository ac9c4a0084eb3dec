import { createHash } from 'node:crypto';
import { iconsOf } from './icons.ts';
import { pagePolicy } from '../src/policy.ts';

/** Returns the CSP source expression that allows exactly this inline text. */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The CSP source expressions (`'sha256-…'`) of a page's inline scripts and styles. */
export interface InlineHashes {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

/**
 * Returns the hashes of a page's inline scripts and styles. It skips JSON scripts, because browsers don't run them.
 */
export function inlineHashes(html: string): InlineHashes {
  const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes = '']) => !/\bsrc=|application\/(ld\+)?json/.test(attributes))
    .map(([, , text = '']) => hashSource(text));
  const styles = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) =>
    hashSource(text),
  );
  return { scriptHashes: [...new Set(scripts)], styleHashes: [...new Set(styles)] };
}

/** Saves the text of a script as a file of the site and returns its address. */
export type SaveScript = (text: string) => string;

const charset = '<meta charset="utf-8">';

/**
 * Removes the `uid` of islands: no script reads it, and it depends on the project's path, so builds would differ.
 */
function removeIslandIds(html: string): string {
  return html.replaceAll(/<astro-island uid="[^"]*"/g, '<astro-island');
}

/**
 * Merges a page's styles into its first `<style>`. Astro also writes a `<style>` into the body, before the first
 * island, and HTML doesn't allow that. Each style also costs a hash in every response's policy.
 */
function mergeStyles(html: string): string {
  const styles: string[] = [];
  const index = html.search(/<style\b/);
  const rest = html.replaceAll(/<style\b[^>]*>(.*?)<\/style>/gs, (_, text: string) => {
    styles.push(text);
    return '';
  });
  if (index < 0) return rest;
  return `${rest.slice(0, index)}<style>${styles.join('')}</style>${rest.slice(index)}`;
}

/**
 * Takes the scripts out of a page's body and lists their addresses in `data-scripts` of `<html>`.
 * `src/client/importPageScripts.ts` imports them after the first paint. It also moves Astro's inline scripts for islands
 * into a file, so that they run after the first paint, and more pages fit into the first packets of a connection. A
 * script with `data-before-paint` stays.
 */
function listScripts(html: string, saveScript: SaveScript): string {
  const addresses: string[] = [];
  const inline: string[] = [];
  const bodyStart = html.indexOf('<body');
  const body = html
    .slice(bodyStart)
    .replaceAll(/<script type="module" src="([^"]*)"><\/script>/g, (_, address: string) => {
      addresses.push(address);
      return '';
    })
    .replaceAll(/<script>(.*?)<\/script>/gs, (_, text: string) => {
      inline.push(text);
      return '';
    });
  if (inline.length > 0) addresses.unshift(saveScript(inline.join('\n')));
  const head = html.slice(0, bodyStart);
  return (
    head.replace(/<html\b[^>]*/, (tag) => `${tag} data-scripts="${addresses.join(' ')}"`) + body
  );
}

/**
 * Completes a page that Astro has written. Lists its scripts, adds the symbols of its icons, and adds its content
 * security policy as a `<meta>` for hosts that can't send headers. The `<meta>` comes before every element that can
 * load something, because the policy doesn't apply to earlier ones.
 * @throws {Error} if the page has no `<meta charset="utf-8">`
 */
export function completePage(html: string, contentHost: string, saveScript: SaveScript): string {
  if (!html.includes(charset)) throw new Error(`The page has no ${charset}.`);
  const withIcons = listScripts(mergeStyles(removeIslandIds(html)), saveScript).replace(
    '</body>',
    () => `${iconsOf(html)}</body>`,
  );
  const policy = pagePolicy({ ...inlineHashes(withIcons), contentHost });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return withIcons.replace(charset, () => charset + meta);
}
