import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodeQr } from './encode.ts';
import { layoutQr } from './layout.ts';
import { normalizeQrInputs } from './options.ts';
import { qrPath } from './path.ts';
import { QrCode } from './QrCode.tsx';
import { qrSvg } from './svg.ts';

describe('qrPath', () => {
  it('draws a shape per row with the runs of its dark modules', () => {
    expect(
      qrPath([
        [true, true, false],
        [false, false, false],
        [true, false, true],
      ]),
    ).toBe('m0 1v-1h2v1h1zm0 1h3zm0 1v-1h1v1h1v-1h1v1z');
  });
});

describe('encodeQr', () => {
  it('uses the requested version, otherwise the smallest that fits', () => {
    expect(encodeQr('A', 'M', 9)).toMatchObject({ ok: true, version: 9 });
    expect(encodeQr('A', 'M', undefined)).toMatchObject({ ok: true, version: 1 });
  });

  it('returns a problem instead of throwing if a text doesn’t fit', () => {
    const problem = { ok: false, problem: 'does-not-fit' };
    expect(encodeQr('a'.repeat(100), 'M', 1)).toEqual(problem);
    expect(encodeQr('a'.repeat(3000), 'L', undefined)).toEqual(problem);
  });

  it('encodes an empty text', () => {
    expect(encodeQr('', 'M', undefined)).toMatchObject({ ok: true, version: 1 });
  });
});

const layout = (inputs: object) => {
  const result = layoutQr(normalizeQrInputs({ value: 'otpauth://totp/a?secret=JBSW', ...inputs }));
  if (!result.ok) throw new Error(result.problem);
  return result;
};

describe('the center picture', () => {
  it('clears the modules below it', () => {
    const { modules, picture } = layout({ centerImageSrc: 'mark.svg' });
    const middle = (modules.length - 1) / 2;
    expect(picture).toBeDefined();
    expect(modules[middle]?.[middle]).toBe(false);
    expect(modules[0]?.[0]).toBe(true);
  });

  it('raises the level for a larger picture, and covers at most a third of what it restores', () => {
    expect(layout({ centerImageSrc: 'mark.svg' }).level).toBe('M');
    const larger = layout({ centerImageSrc: 'mark.svg', centerImageSize: 80 });
    expect(larger.level).toBe('H');
    const huge = layout({ centerImageSrc: 'mark.svg', centerImageSize: 240 });
    expect(huge.picture?.side ?? 0).toBeLessThanOrEqual(huge.modules.length * Math.sqrt(0.1));
  });

  it('shrinks the picture if the version has no room for a higher level', () => {
    const value = 'a'.repeat(14);
    const { level, picture, modules } = layout({
      value,
      version: 1,
      centerImageSrc: 'mark.svg',
      centerImageSize: 100,
    });
    expect(level).toBe('M');
    expect(picture?.side).toBeLessThanOrEqual(modules.length * Math.sqrt(0.05));
  });
});

const markup = (props: object) =>
  renderToStaticMarkup(createElement(QrCode, { value: 'hello', title: 'QR of hello', ...props }));

describe('QrCode', () => {
  it('is one labeled svg with a background and one path', () => {
    const svg = markup({ 'data-testid': 'otp-qr', className: 'code' });
    expect(svg).toMatch(
      /^<svg role="img" aria-label="QR of hello" class="code" data-testid="otp-qr"/,
    );
    expect(svg).toContain('width="275" height="275"');
    expect(svg.match(/<rect /g)).toHaveLength(1);
    expect(svg.match(/<path /g)).toHaveLength(1);
    expect(svg).not.toContain('<image');
  });

  it('converts the margin from pixels to modules', () => {
    const [, box] = /viewBox="([^"]+)"/.exec(markup({ margin: 25, size: 100 })) ?? [];
    const [left, , width] = (box ?? '').split(' ').map(Number);
    expect(left).toBeCloseTo(-10.5);
    expect(width).toBeCloseTo(42);
  });

  it('renders the center picture, or the fallback if the value doesn’t fit', () => {
    expect(markup({ centerImageSrc: '/mark.svg' })).toContain('<image href="/mark.svg"');
    expect(markup({ value: 'a'.repeat(100), version: 1, fallback: 'too long' })).toBe('too long');
  });
});

describe('qrSvg', () => {
  it('has a quiet zone of four modules, and keeps the colors', () => {
    const svg = qrSvg(normalizeQrInputs({ value: 'A', darkColor: '#1238', margin: 0 })) ?? '';
    expect(svg).toContain('viewBox="-4 -4 29 29"');
    expect(svg).toContain('fill="#112233" fill-opacity="0.533"');
    expect(svg).toContain('fill="#ffffff"');
  });

  it('is well-formed XML with any characters in the picture’s address', async () => {
    const centerImageSrc = 'mark.svg?a=1&b=<"2">\'';
    const svg = qrSvg(normalizeQrInputs({ value: 'A', centerImageSrc })) ?? '';
    expect(svg).toContain('href="mark.svg?a=1&amp;b=&lt;&quot;2&quot;&gt;\'"');
    await expect(sharp(Buffer.from(svg)).metadata()).resolves.toMatchObject({ width: 275 });
    await expect(sharp(Buffer.from(svg.replace('&amp;', '&'))).metadata()).rejects.toThrow(
      /corrupt|XML/,
    );
  });

  it('is undefined if the value doesn’t fit', () => {
    expect(qrSvg(normalizeQrInputs({ value: 'a'.repeat(100), version: 1 }))).toBeUndefined();
  });
});
