import { useEffect } from 'react';
import { useTranslations } from '../i18n/useTranslations.tsx';
import styles from './CarouselControls.module.css';
import { Icon } from './Icon.tsx';
import { MotionToggle } from './MotionToggle.tsx';
import { useCarousel } from './useCarousel.ts';

interface ControlsProps {
  /** Its first child holds the slides; `data-index` says which is shown. */
  readonly carousel: HTMLElement;
}

/** Moves a carousel: by itself, by buttons, arrow keys and swipes. */
export function CarouselControls({ carousel }: ControlsProps) {
  const t = useTranslations('carousel');
  const { index, moving, go } = useCarousel(carousel);
  const role = t('role');
  useEffect(() => {
    carousel.setAttribute('data-index', String(index));
    carousel.setAttribute('aria-roledescription', role);
    const slides = [...carousel.querySelectorAll('figure')];
    for (const [place, slide] of slides.entries()) {
      const other = slide.dataset.slide ? 'seen' : '';
      const after = place === (index + 1) % slides.length ? 'next' : other;
      slide.dataset.slide = place === index ? 'shown' : after;
    }
    carousel.firstElementChild?.setAttribute('aria-live', moving ? 'off' : 'polite');
  }, [carousel, index, role, moving]);
  return (
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
      <button type="button" className={styles.control} aria-label={t('next')} onClick={() => go(1)}>
        <Icon name="chevron-right" />
      </button>
    </>
  );
}
