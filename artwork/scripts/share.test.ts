import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { shareSize } from '../share/styles.ts';
import { shareLanguages, shareScreens } from '../share/messages.ts';
import { routeNames } from '../../site/src/routes.ts';

const names: readonly string[] = Object.values(routeNames).map(([canonical]) => canonical);

describe.each(shareScreens)('the share picture of %s', (screen) => {
  it('belongs to a page of the site', () => {
    expect(names).toContain(screen);
  });

  it.each(shareLanguages)('has the right dimensions in %s and at most 60 KB', async (language) => {
    const file = fileURLToPath(
      new URL(`../../site/public/share/${screen}.${language}.png`, import.meta.url),
    );
    const { width, height } = await sharp(file).metadata();
    expect({ width, height }).toEqual(shareSize);
    expect(statSync(file).size).toBeLessThanOrEqual(60 * 1024);
  });
});
