import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pictures } from '../../artwork/list.ts';
import {
  framesOf,
  pictureFile,
  pictureFormats,
  pictureLanguages,
} from '../../src/catalog/pictures.ts';

/** One sentence for each picture of the list that is not in public/. */
export function missingPictures(publicFolder: string): string[] {
  return pictures
    .flatMap((picture) =>
      framesOf(picture).flatMap((frame) =>
        pictureLanguages.flatMap((language) =>
          pictureFormats.map((format) => pictureFile(picture, frame, language, format)),
        ),
      ),
    )
    .filter((file) => !existsSync(join(publicFolder, 'pictures', file)))
    .map((file) => `public/pictures/${file} is missing; docs/pictures.md says what it is.`);
}
