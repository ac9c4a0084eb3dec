import { useState } from 'react';
import type { PictureTab } from '../../../artwork/list.ts';
import { banners } from '../../catalog/pictures.ts';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import { CarouselControls } from '../../ui/CarouselControls.tsx';
import { useScripted } from '../../ui/visitor.ts';
import styles from './Carousel.module.css';
import { BannerPicture } from './Picture.tsx';

interface CarouselProps {
  /** Id of the element that names it. */
  readonly labelledBy: string;
  readonly tab: PictureTab;
}

/**
 * A tab's pictures as a carousel after the ARIA Authoring Practices: no animation, no pause on
 * hover, no indicators. Without script its slides stand in a row that scrolls.
 */
export function Carousel({ labelledBy, tab }: CarouselProps) {
  const t = useTranslations('carousel');
  const describe = useTranslations('pictures');
  const scripted = useScripted();
  const [carousel, setCarousel] = useState<HTMLElement | null>(null);
  const count = String(banners[tab].length);
  return (
    <section
      ref={setCarousel}
      className={styles.carousel}
      aria-labelledby={labelledBy}
      data-testid="carousel"
      data-index="0"
    >
      <div>
        {banners[tab].map((banner, place) => (
          <figure
            key={banner}
            aria-roledescription={t('slide')}
            aria-label={t('position', { place: String(place + 1), count })}
          >
            <BannerPicture tab={tab} place={place} alt={describe(banner)} />
          </figure>
        ))}
      </div>
      <div className={styles.controls}>
        {scripted && carousel && <CarouselControls carousel={carousel} />}
      </div>
    </section>
  );
}
