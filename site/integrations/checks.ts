import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { create as openFont } from 'fontkitten';
import file from '../releases.json' with { type: 'json' };
import { fontFile, usedCharacters } from '../scripts/fontCharacters.ts';
import * as site from '../site.config.ts';
import { pictures } from '../src/catalog/pictureList.ts';
import {
  framesOf,
  pictureFile,
  pictureFormats,
  pictureLanguages,
} from '../src/catalog/pictures.ts';
import { checkSite } from '../src/config/check.ts';
import { checkMessages } from '../src/i18n/checkMessages.ts';
import { checkReleases } from '../src/releases/check.ts';
import { installerAddress, releases } from '../src/releases/releases.ts';

function checkPictures(publicFolder: string): string[] {
  return pictures
    .flatMap((picture) =>
      framesOf(picture).flatMap((frame) =>
        pictureLanguages.flatMap((language) =>
          pictureFormats.map((format) => pictureFile(picture, frame, language, format)),
        ),
      ),
    )
    .filter((path) => !existsSync(join(publicFolder, 'pictures', path)))
    .map((path) => `public/pictures/${path} is missing. docs/vendor/pictures.md describes it.`);
}

function checkInstallers(publicFolder: string): string[] {
  return releases
    .flatMap((release) =>
      release.files.map((one) => ({ ...one, path: installerAddress('', release, one) })),
    )
    .flatMap(({ path, sha256 }) => {
      const place = join(publicFolder, path);
      if (!existsSync(place)) return [`public${path} is missing, but releases.json lists it.`];
      const hash = createHash('sha256').update(readFileSync(place)).digest('hex');
      return hash === sha256 ? [] : [`public${path} has another sha256 than in releases.json.`];
    });
}

function checkFont(): string[] {
  const font = openFont(readFileSync(fontFile));
  const characters = 'characterSet' in font ? new Set(font.characterSet) : new Set<number>();
  const missing = usedCharacters().filter((one) => !characters.has(one.codePointAt(0) ?? 0));
  return missing.length === 0
    ? []
    : [`src/styles/site.woff2 lacks the characters “${missing.join('')}”. Run npm run font.`];
}

/** Stops a build with one line per mistake in the site's settings, releases, messages, pictures or font. */
export function checks(): AstroIntegration {
  let publicFolder = '';
  return {
    name: 'checks',
    hooks: {
      'astro:config:done': ({ config }) => {
        publicFolder = fileURLToPath(config.publicDir);
      },
      'astro:build:start': ({ logger }) => {
        const inFiles = [...checkSite(site), ...checkReleases(file), ...checkMessages()];
        const mistakes =
          inFiles.length > 0
            ? inFiles
            : [...checkPictures(publicFolder), ...checkInstallers(publicFolder), ...checkFont()];
        if (mistakes.length === 0) return;
        for (const mistake of mistakes) logger.error(mistake);
        process.exit(1);
      },
    },
  };
}
