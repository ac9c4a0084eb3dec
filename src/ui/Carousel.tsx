import { type ReactNode, useRef } from 'react';
import styles from './Carousel.module.css';
import { Later } from './Later.tsx';

interface CarouselProps {
  /** Id of the element that names it. */
  readonly labelledBy: string;
  /** One element whose children are the slides, at most seven; the style shows one of them. */
  readonly children: ReactNode;
}

const words = ['carousel'] as const;
const loadControls = () => import('./CarouselControls.tsx');

/**
 * A carousel after the ARIA Authoring Practices: no animation, no pause on hover, no indicators.
 * Its controls are loaded when it comes near, and move it by its `data-index`; without script its
 * slides stand in a row that scrolls.
 */
export function Carousel({ labelledBy, children }: CarouselProps) {
  const carousel = useRef<HTMLElement>(null);
  return (
    <section
      ref={carousel}
      className={styles.carousel}
      aria-labelledby={labelledBy}
      data-testid="carousel"
      data-index="0"
    >
      <div className={styles.frame}>{children}</div>
      <Later load={loadControls} words={words} props={{ carousel }} className={styles.controls} />
    </section>
  );
}
