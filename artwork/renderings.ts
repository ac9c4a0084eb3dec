import type { Frame, Picture, PictureLanguage } from '../site/src/catalog/pictures.ts';
import { framesOf, pictureFile, pictureLanguages } from '../site/src/catalog/pictures.ts';
import { pictures } from '../site/src/catalog/pictureList.ts';

/** Image pixels per CSS pixel. */
export const pixelRatio = 2;

/** A picture in one frame and language. It has one file per format. */
export interface Rendering {
  readonly picture: Picture;
  readonly frame: Frame;
  readonly language: PictureLanguage;
}

/** Returns the renderings whose file names contain all filters. */
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
