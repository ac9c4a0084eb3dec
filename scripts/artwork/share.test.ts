import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { shareSize } from '../../artwork/share/styles.ts';
import { shareLanguages, shareScreens } from '../../artwork/share/words.ts';
import { screens } from '../../src/app/screens.ts';

const names: readonly string[] = Object.values(screens).map((screen) => screen.names[0]);

describe.each(shareScreens)('the share picture of %s', (screen) => {
  it('belongs to a screen of the site, by its canonical name', () => {
    expect(names).toContain(screen);
  });

  it.each(shareLanguages)('has the right size in %s and is light', async (language) => {
    const file = fileURLToPath(
      new URL(`../../public/share/${screen}.${language}.png`, import.meta.url),
    );
    const { width, height } = await sharp(file).metadata();
    expect({ width, height }).toEqual(shareSize);
    expect(statSync(file).size).toBeLessThanOrEqual(60 * 1024);
  });
});
