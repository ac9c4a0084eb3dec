import { useTranslations } from 'use-intl';
import { type PictureTab, pictureOf } from '../../catalog/picture.ts';
import type { Slide } from '../../catalog/slides.ts';
import { localized } from '../../i18n/localized.tsx';
import { SlidePicture } from '../shared/Picture.tsx';

interface SlidesProps {
  readonly tab: PictureTab;
  readonly slides: readonly Slide[];
  /** Returns the description of a picture. */
  readonly describe: (slide: Slide) => string;
}

function SlidesContent({ tab, slides, describe }: SlidesProps) {
  const t = useTranslations('carousel');
  const count = String(slides.length);
  return slides.map((slide, index) => (
    <figure
      key={slide}
      aria-roledescription={t('slide')}
      aria-label={t('position', { place: String(index + 1), count })}
    >
      <SlidePicture picture={pictureOf(tab, 'slide', slide, index)} alt={describe(slide)} />
    </figure>
  ));
}

/** The slides of a carousel. */
export const Slides = localized(SlidesContent);
