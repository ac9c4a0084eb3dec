import type { Frame, Picture, PictureLanguage } from '../site/src/catalog/pictures.ts';
import { framesOf, pictureFile, pictureLanguages } from '../site/src/catalog/pictures.ts';
import { pictures } from '../site/src/catalog/pictureList.ts';

/** Files hold this many pixels for each CSS pixel. */
export const pixelRatio = 2;

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
