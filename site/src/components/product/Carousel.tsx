import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useCarousel } from '../../hooks/useCarousel.ts';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { island } from '../../i18n/localized.tsx';
import { Icon } from '../ui/Icon.tsx';
import { MotionToggle } from '../ui/MotionToggle.tsx';
import styles from './Carousel.module.css';

interface CarouselProps {
  /** The id of the element that labels the carousel. */
  readonly labelledBy: string;
  /** The number of slides. */
  readonly count: number;
  /** The slides, rendered to HTML at build (Slides.tsx). */
  readonly children?: ReactNode;
}

/** Marks the slide to show. Also marks the next slide and the slides seen before: the styles keep these loaded. */
function showSlide(slides: readonly HTMLElement[], shown: number): void {
  for (const [index, { dataset }] of slides.entries()) {
    if (index === shown) dataset['slide'] = 'shown';
    else if (index === (shown + 1) % slides.length) dataset['slide'] = 'next';
    else if (dataset['slide']) dataset['slide'] = 'seen';
  }
}

/**
 * A carousel according to the ARIA Authoring Practices. It has no animation, no pause on hover and no indicators.
 * Without script, the slides are a scrollable row.
 */
function CarouselContent({ labelledBy, count, children }: CarouselProps) {
  const t = useTranslations('carousel');
  const isHydrated = useHydrated();
  const carousel = useRef<HTMLElement>(null);
  const { index, isMoving, go } = useCarousel(carousel, count);
  useEffect(() => {
    showSlide([...(carousel.current?.querySelectorAll('figure') ?? [])], index);
  }, [index]);
  return (
    <section
      ref={carousel}
      className={styles.carousel}
      aria-labelledby={labelledBy}
      aria-roledescription={isHydrated ? t('role') : undefined}
      data-testid="carousel"
      data-index={index}
    >
      <div className={styles.slides} aria-live={isHydrated && !isMoving ? 'polite' : 'off'}>
        {children}
      </div>
      <div className={styles.controls}>
        {isHydrated && (
          <>
            <MotionToggle pause={t('pause')} play={t('play')} />
            <button
              type="button"
              className={styles.control}
              aria-label={t('previous')}
              onClick={() => go(-1)}
            >
              <Icon name="chevron-left" />
            </button>
            <button
              type="button"
              className={styles.control}
              aria-label={t('next')}
              onClick={() => go(1)}
            >
              <Icon name="chevron-right" />
            </button>
          </>
        )}
      </div>
    </section>
  );
}

export const Carousel = island(CarouselContent);
