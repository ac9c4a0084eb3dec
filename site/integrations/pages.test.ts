import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { completePage, inlineHashes } from './pages.ts';

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><style>a{}</style></head><body>${body}</body></html>`;

test('collects the hashes of scripts that browsers run, and of styles', () => {
  const html = page(
    '<script>one</script><script type="module" src="/a.js"></script>' +
      '<script type="application/ld+json">{}</script>' +
      '<script type="speculationrules">{"a":1}</script><script>one</script>',
  );
  expect(inlineHashes(html)).toEqual({
    scriptHashes: [hash('one'), hash('{"a":1}')],
    styleHashes: [hash('a{}')],
  });
});

test('puts the policy before everything that can load something', () => {
  const html = completePage(page('<script>$&</script>'), 'https://files.example.com');
  expect(html).toContain(
    `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; ` +
      `script-src 'self' ${hash('$&')}; style-src 'self' ${hash('a{}')}; ` +
      `img-src 'self' https://files.example.com data: blob:;`,
  );
  expect(html).not.toContain('unsafe');
});

test('adds each icon of a page once', () => {
  const icon = '<svg><use href="#icon-menu"></use></svg>';
  const html = completePage(page(icon + icon), '');
  expect(html.match(/<symbol id="icon-menu"/g)).toHaveLength(1);
  expect(html).toContain('</symbol></svg></body>');
  expect(completePage(page(''), '')).not.toContain('<svg');
});

test('moves the style of islands to the head, and removes their ids', () => {
  const style = '<style>astro-island{display:contents}</style>';
  const island = '<astro-island uid="Z1" prefix="r0"></astro-island>';
  const html = completePage(page(`<h1>Title</h1>${style}${island}`), '');
  expect(html).toContain(`${style}</head>`);
  expect(html).toContain('<h1>Title</h1><astro-island prefix="r0">');
});

test('fails if the sprite has no such icon', () => {
  expect(() => completePage(page('<use href="#icon-unicorn">'), '')).toThrow('no icon unicorn');
});
