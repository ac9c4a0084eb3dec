import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { create as openFont } from 'fontkitten';
import releasesFile from '../releases.json' with { type: 'json' };
import { fontFile, usedCharacters } from '../scripts/fontCharacters.ts';
import * as site from '../site.config.ts';
import { pictures } from '../src/catalog/pictures.ts';
import {
  framesOf,
  pictureFile,
  pictureFormats,
  pictureLanguages,
  pictureThemes,
} from '../src/catalog/picture.ts';
import { checkSite } from '../src/config/checkSite.ts';
import { checkMessages } from '../src/i18n/checkMessages.ts';
import { checkReleases } from '../src/releases/checkReleases.ts';
import { installerAddress, releases } from '../src/releases/releases.ts';

function checkPictures(publicFolder: string): string[] {
  return pictures
    .flatMap((picture) =>
      framesOf(picture).flatMap((frame) =>
        pictureLanguages.flatMap((language) =>
          pictureThemes.flatMap((theme) =>
            pictureFormats[theme].map((format) =>
              pictureFile(picture, frame, language, format, theme),
            ),
          ),
        ),
      ),
    )
    .filter((path) => !existsSync(join(publicFolder, 'pictures', path)))
    .map((path) => `public/pictures/${path} is missing. See docs/vendor/pictures.md.`);
}

function checkInstallers(publicFolder: string): string[] {
  return releases
    .flatMap((release) =>
      release.files.map((installer) => ({
        ...installer,
        path: installerAddress('', release, installer),
      })),
    )
    .flatMap(({ path, sha256 }) => {
      const file = join(publicFolder, path);
      if (!existsSync(file)) return [`public${path} is missing, but releases.json lists it.`];
      const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
      return hash === sha256 ? [] : [`The SHA-256 of public${path} differs from releases.json.`];
    });
}

function checkFont(): string[] {
  const font = openFont(readFileSync(fontFile));
  const characters = 'characterSet' in font ? new Set(font.characterSet) : new Set<number>();
  const missing = usedCharacters().filter(
    (character) => !characters.has(character.codePointAt(0) ?? 0),
  );
  return missing.length === 0
    ? []
    : [`src/styles/site.woff2 lacks the characters “${missing.join('')}”. Run npm run font.`];
}

/**
 * Returns the integration that stops the build if the site's settings, releases, messages, pictures, installers or
 * font have mistakes. It logs one line for each mistake.
 */
export function checks(): AstroIntegration {
  let publicFolder = '';
  return {
    name: 'checks',
    hooks: {
      'astro:config:done': ({ config }) => {
        publicFolder = fileURLToPath(config.publicDir);
      },
      'astro:build:start': ({ logger }) => {
        const dataMistakes = [
          ...checkSite(site),
          ...checkReleases(releasesFile),
          ...checkMessages(),
        ];
        const mistakes =
          dataMistakes.length > 0
            ? dataMistakes
            : [...checkPictures(publicFolder), ...checkInstallers(publicFolder), ...checkFont()];
        if (mistakes.length === 0) return;
        for (const mistake of mistakes) logger.error(mistake);
        process.exit(1);
      },
    },
  };
}
