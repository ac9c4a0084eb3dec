import type { Frame, Picture, PictureLanguage, PictureTheme } from '../site/src/catalog/picture.ts';
import {
  framesOf,
  pictureFile,
  pictureLanguages,
  pictureThemes,
} from '../site/src/catalog/picture.ts';
import { pictures } from '../site/src/catalog/pictures.ts';

/** Image pixels per CSS pixel. */
export const pixelRatio = 2;

/** A picture in one frame, language and theme. It has one file per format. */
export interface Rendering {
  readonly picture: Picture;
  readonly frame: Frame;
  readonly language: PictureLanguage;
  readonly theme: PictureTheme;
}

/** Returns the renderings whose file names contain all filters. */
export function renderings(filters: readonly string[]): Rendering[] {
  return pictures
    .flatMap((picture) =>
      framesOf(picture).flatMap((frame) =>
        pictureLanguages.flatMap((language) =>
          pictureThemes.map((theme) => ({ picture, frame, language, theme })),
        ),
      ),
    )
    .filter(({ picture, frame, language, theme }) => {
      const name = pictureFile(picture, frame, language, 'avif', theme);
      return filters.every((filter) => name.includes(filter));
    });
}
