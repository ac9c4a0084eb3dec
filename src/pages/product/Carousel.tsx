import { startTransition, useCallback, useState } from 'react';
import { type PictureTab, pictureOf } from '../../catalog/pictures.ts';
import type { Slide } from '../../catalog/slides.ts';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import { CarouselControls } from '../../ui/CarouselControls.tsx';
import { useScripted } from '../../ui/visitor.ts';
import styles from './Carousel.module.css';
import { SlidePicture } from '../shared/Picture.tsx';

interface CarouselProps<One extends Slide> {
  /** Id of the element that names it. */
  readonly labelledBy: string;
  readonly tab: PictureTab;
  readonly slides: readonly One[];
  /** The words for each picture. */
  readonly describe: (slide: One) => string;
}

/**
 * A tab's pictures as a carousel after the ARIA Authoring Practices: no animation, no pause on
 * hover, no indicators. Without script its slides stand in a row that scrolls.
 */
export function Carousel<One extends Slide>(props: CarouselProps<One>) {
  const { labelledBy, tab, slides, describe } = props;
  const t = useTranslations('carousel');
  const scripted = useScripted();
  const [carousel, setCarousel] = useState<HTMLElement | null>(null);
  // In slices: as an urgent change it would render every slide again while the page is hydrated.
  const attach = useCallback(
    (element: HTMLElement | null) => startTransition(() => setCarousel(element)),
    [],
  );
  const count = String(slides.length);
  return (
    <section
      ref={attach}
      className={styles.carousel}
      aria-labelledby={labelledBy}
      data-testid="carousel"
      data-index="0"
    >
      <div>
        {slides.map((slide, place) => (
          <figure
            key={slide}
            aria-roledescription={t('slide')}
            aria-label={t('position', { place: String(place + 1), count })}
          >
            <SlidePicture picture={pictureOf(tab, 'slide', slide, place)} alt={describe(slide)} />
          </figure>
        ))}
      </div>
      <div className={styles.controls}>
        {scripted && carousel && <CarouselControls carousel={carousel} />}
      </div>
    </section>
  );
}
