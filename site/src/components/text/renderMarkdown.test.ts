import { expect, test } from 'vitest';
import * as site from '../../../site.config.ts';
import { renderMarkdown } from './renderMarkdown.ts';

const options = { file: 'src/content/en-US/sample.md', path: '/ko-KR/sample/' };
const render = (markdown: string) => renderMarkdown(markdown, options).trim();

test('fills in values of site.config.ts in texts, headings and links', () => {
  expect(render('## %brand% {#a}\n\n[%email%](mailto:%email%)')).toContain(
    `<h2 id="a">${site.brand}</h2>\n<p><a href="mailto:${site.contact.email}">${site.contact.email.replace('@', '@<wbr>')}</a></p>`,
  );
});

test('names the file and an unknown value', () => {
  expect(() => render('50 % of %nothing%')).toThrow(
    'src/content/en-US/sample.md: %nothing% isn’t a known value.',
  );
});

test('names the file and a heading without an anchor', () => {
  expect(() => render('## Your *rights*')).toThrow(
    'src/content/en-US/sample.md: the heading “Your rights” has no {#anchor}.',
  );
});

test('lists the sections, but not their subsections, in place of [contents]', () => {
  const html = render(
    '[contents]\n\n## One of %brand% {#one}\n\n### Two {#two}\n\n## Three {#three}',
  );
  expect(html).toContain('<ul class="contents" data-testid="contents">');
  expect(html.match(/<li>.*<\/li>/g)).toEqual([
    `<li><a href="/ko-KR/sample/#one">One of ${site.brand}</a></li>`,
    '<li><a href="/ko-KR/sample/#three">Three</a></li>',
  ]);
});

test('completes links to own sections with the path of the page', () => {
  expect(render('[a](#one) [b](/privacy/#two) [c](https://example.com/#three)')).toBe(
    '<p><a href="/ko-KR/sample/#one">a</a> <a href="/privacy/#two">b</a> <a href="https://example.com/#three">c</a></p>',
  );
});

test('keeps a Korean particle in the line of its noun', () => {
  expect(render('**긴급 로그인**(Emergency)을, *등록*(Enroll)과')).toContain(
    '(Emergency)\u2060을, <em>등록</em>(Enroll)\u2060과',
  );
});

test('replaces images by figures', () => {
  const renderFigure = (name: string, label: string) => `<b>${name}, ${label}</b>`;
  const html = renderMarkdown('![A window](figure:login)', { ...options, renderFigure });
  expect(html.trim()).toBe('<p><b>login, A window</b></p>');
  expect(() => render('![A window](figure:login)')).toThrow('this page has no figures');
});
