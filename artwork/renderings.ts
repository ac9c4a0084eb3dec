import type { Frame, Picture, PictureLanguage } from '../src/catalog/pictures.ts';
import { framesOf, pictureFile, pictureLanguages } from '../src/catalog/pictures.ts';
import { pictures } from './list.ts';

/** A picture in one frame and language: one drawing, and one file of each format. */
export interface Rendering {
  readonly picture: Picture;
  readonly frame: Frame;
  readonly language: PictureLanguage;
}

/** Every rendering whose file name contains all of the filters. */
export function renderings(filters: readonly string[]): Rendering[] {
  return pictures
    .flatMap((picture) =>
      framesOf(picture).flatMap((frame) =>
        pictureLanguages.map((language) => ({ picture, frame, language })),
      ),
    )
    .filter(({ picture, frame, language }) => {
      const name = pictureFile(picture, frame, language, 'avif');
      return filters.every((filter) => name.includes(filter));
    });
}
