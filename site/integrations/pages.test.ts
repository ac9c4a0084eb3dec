import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { completePage, inlineHashes } from './pages.ts';

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const saveScript = () => '/assets/islands.js';

const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><style>a{}</style></head><body>${body}</body></html>`;

test('returns the hashes of styles and of scripts that browsers run', () => {
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

test('puts the policy before every element that can load something', () => {
  const html = completePage(
    page('').replace('<style>', () => '<script>$&</script><style>'),
    'https://files.example.com',
    saveScript,
  );
  expect(html).toContain(
    `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; ` +
      `script-src 'self' ${hash('$&')}; style-src 'self' ${hash('a{}')}; ` +
      `img-src 'self' https://files.example.com data: blob:;`,
  );
  expect(html).not.toContain('unsafe');
});

test('adds each icon of a page once', () => {
  const icon = '<svg><use href="#icon-menu"></use></svg>';
  const html = completePage(page(icon + icon), '', saveScript);
  expect(html.match(/<symbol id="icon-menu"/g)).toHaveLength(1);
  expect(html).toContain('</symbol></svg></body>');
  expect(completePage(page(''), '', saveScript)).not.toContain('<svg');
});

test('merges the styles in the head and removes the ids of islands', () => {
  const style = '<style>astro-island{display:contents}</style>';
  const island = '<astro-island uid="Z1" prefix="r0"></astro-island>';
  const html = completePage(page(`<h1>Title</h1>${style}${island}`), '', saveScript);
  expect(html).toContain('<style>a{}astro-island{display:contents}</style></head>');
  expect(html).toContain('<h1>Title</h1><astro-island prefix="r0">');
});

test('fails if the sprite lacks an icon', () => {
  expect(() => completePage(page('<use href="#icon-unicorn">'), '', saveScript)).toThrow(
    'no icon unicorn',
  );
});

test('lists the scripts of the body for import after the first paint', () => {
  const html = completePage(
    page('<script>island()</script><p></p><script type="module" src="/a.js"></script>'),
    '',
    (text) => `/${text}`,
  );
  expect(html).toContain('<html data-scripts="/island() /a.js">');
  expect(html).toContain('<body><p></p></body>');
});

test('keeps a script that runs before the first paint in the body', () => {
  const script = '<script data-before-paint>answer()</script>';
  const html = completePage(page(script), '', saveScript);
  expect(html).toContain(`<body>${script}</body>`);
});
