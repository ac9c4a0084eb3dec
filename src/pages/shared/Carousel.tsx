import type { ReactNode } from 'react';
import styles from './Carousel.module.css';
import { LaterPart } from './LaterPart.tsx';

interface CarouselProps {
  /** Id of the element that names it. */
  readonly labelledBy: string;
  /** One element whose children are the slides, at most seven; the style shows one of them. */
  readonly children: ReactNode;
}

/**
 * A carousel after the ARIA Authoring Practices: no animation, no pause on hover, no indicators.
 * Its controls are loaded when it comes near, and move it by its `data-index`; without script its
 * slides stand in a row that scrolls.
 */
export function Carousel({ labelledBy, children }: CarouselProps) {
  return (
    <section
      className={styles.carousel}
      aria-labelledby={labelledBy}
      data-testid="carousel"
      data-index="0"
    >
      {children}
      <LaterPart part="carousel" />
    </section>
  );
}
