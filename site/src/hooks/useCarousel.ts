import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { type Motion, useMotion } from '../client/motion.ts';
import { stepOf } from '../components/ui/arrowKeys.ts';

/** How long each slide is shown, in milliseconds. */
const duration = 3000;
/** A finger that travels this far sideways, in CSS pixels, has swiped. */
const swipeDistance = 40;

type Carousel = RefObject<HTMLElement | null>;
type Step = 1 | -1;

function useIsOnScreen(carousel: Carousel): boolean {
  const [isOnScreen, setIsOnScreen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      setIsOnScreen(entries.at(-1)?.isIntersecting ?? false),
    );
    if (carousel.current) observer.observe(carousel.current);
    return () => observer.disconnect();
  }, [carousel]);
  return isOnScreen;
}

/** Whether focus inside stops the carousel. A press on play starts it, although focus stays on that button. */
function useIsHeld(carousel: Carousel, motion: Motion): boolean {
  const [isHeld, setIsHeld] = useState(false);
  const [lastMotion, setLastMotion] = useState(motion);
  if (motion !== lastMotion) {
    setLastMotion(motion);
    if (motion === 'running') setIsHeld(false);
  }
  useEffect(() => {
    const element = carousel.current;
    const hold = () => setIsHeld(true);
    const release = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element?.contains(relatedTarget))) setIsHeld(false);
    };
    const listening = new AbortController();
    const { signal } = listening;
    element?.addEventListener('focusin', hold, { signal });
    element?.addEventListener('focusout', release, { signal });
    return () => listening.abort();
  }, [carousel]);
  return isHeld;
}

/** Calls `go` for arrow keys and for swipes of a finger or pen. */
function useGestures(carousel: Carousel, go: (step: Step) => void): void {
  const onGesture = useEffectEvent(go);
  useEffect(() => {
    const element = carousel.current;
    let start: PointerEvent | undefined;
    const onKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey) return;
      const step = stepOf(key);
      if (step !== 0) onGesture(step);
    };
    const onDown = (event: PointerEvent) => {
      start = event.pointerType === 'mouse' ? undefined : event;
    };
    const onUp = ({ clientX, clientY }: PointerEvent) => {
      const across = clientX - (start?.clientX ?? clientX);
      const down = clientY - (start?.clientY ?? clientY);
      start = undefined;
      if (Math.abs(across) >= swipeDistance && Math.abs(across) > Math.abs(down))
        // A swipe to the left pulls in the slide that the right arrow key leads to.
        onGesture(stepOf(across < 0 ? 'ArrowRight' : 'ArrowLeft') === 1 ? 1 : -1);
    };
    const onCancel = () => {
      start = undefined;
    };
    const listening = new AbortController();
    const { signal } = listening;
    element?.addEventListener('keydown', onKey, { signal });
    element?.addEventListener('pointerdown', onDown, { signal });
    element?.addEventListener('pointerup', onUp, { signal });
    element?.addEventListener('pointercancel', onCancel, { signal });
    return () => listening.abort();
  }, [carousel]);
}

/**
 * The index of a carousel's current slide, from 0. It advances every 3000 ms while motion is allowed, the
 * carousel is on screen and focus is outside. `go` moves by one slide.
 * @param count the number of slides
 */
export function useCarousel(carousel: Carousel, count: number) {
  const [index, setIndex] = useState(0);
  const isOnScreen = useIsOnScreen(carousel);
  const motion = useMotion();
  const isHeld = useIsHeld(carousel, motion);
  const isMoving = motion === 'running' && isOnScreen && !isHeld;
  const go = useCallback((step: Step) => setIndex((index + step + count) % count), [index, count]);
  useGestures(carousel, go);
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setTimeout(() => go(1), duration);
    return () => clearTimeout(timer);
  }, [isMoving, go]);
  return { index, isMoving, go };
}
