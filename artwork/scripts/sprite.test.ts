import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { icons } from '../icons/list.ts';
import { spriteOf } from '../icons/sprite.ts';

const requiredIcons = [
  'mac',
  'iphone',
  'widget',
  'watch',
  'android',
  'android_phone',
  'windows',
  'info',
  'linux',
];

describe('the icon sprite', () => {
  it('contains the required icons', () => {
    expect(Object.keys(icons)).toEqual(expect.arrayContaining(requiredIcons));
  });

  it('is built from the current list', () => {
    const sprite = readFileSync(
      new URL('../../site/src/components/ui/icons.svg', import.meta.url),
      'utf8',
    );
    const ids = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(Object.keys(icons));
  });

  it('keeps the shapes of an icon and removes its svg element', () => {
    const drawn = '<!-- license -->\n<svg\n  width="24"\n>\n  <path d="M4 5h16" />\n</svg>\n';
    const sprite = spriteOf({ menu: { set: 'lucide', icon: 'menu' } }, () => drawn);
    expect(sprite).toContain('stroke-linejoin="round"><path d="M4 5h16"/></symbol>');
  });

  it('fills an mdi icon with the text color', () => {
    const drawn = '<path fill="currentColor" d="M3 12z"/>';
    const sprite = spriteOf({ apple: { set: 'mdi', icon: 'apple' } }, () => drawn);
    expect(sprite).toContain(
      '<symbol id="apple" viewBox="0 0 24 24" fill="currentColor"><path d="M3 12z"/></symbol>',
    );
  });
});
