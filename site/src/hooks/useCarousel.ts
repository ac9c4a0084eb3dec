import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { type Motion, useMotion } from './useMotion.ts';
import { stepOf } from '../components/ui/arrowKeys.ts';
import { usePlaceInWindow } from './usePlaceInWindow.ts';

/** How long the carousel shows each slide, in milliseconds. */
const duration = 3000;
/** The shortest horizontal movement that counts as a swipe, in CSS pixels. */
const swipeDistance = 40;

type Carousel = RefObject<HTMLElement | null>;
type Step = 1 | -1;

/**
 * Returns whether focus inside the carousel pauses it. Pressing play resumes it, although the button keeps the focus.
 */
function useIsPausedByFocus(carousel: Carousel, motion: Motion): boolean {
  const [isPausedByFocus, setIsPausedByFocus] = useState(false);
  const [lastMotion, setLastMotion] = useState(motion);
  if (motion !== lastMotion) {
    setLastMotion(motion);
    if (motion === 'running') setIsPausedByFocus(false);
  }
  useEffect(() => {
    const element = carousel.current;
    const pause = () => setIsPausedByFocus(true);
    const resume = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element?.contains(relatedTarget)))
        setIsPausedByFocus(false);
    };
    const listening = new AbortController();
    const { signal } = listening;
    element?.addEventListener('focusin', pause, { signal });
    element?.addEventListener('focusout', resume, { signal });
    return () => listening.abort();
  }, [carousel]);
  return isPausedByFocus;
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
        // A swipe to the left shows the same slide as the right arrow key.
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
 * Controls a carousel. It advances every 3000 ms while motion is allowed, the carousel is on screen and focus is
 * outside.
 * @param count the number of slides
 * @returns `index`: the current slide, from 0; `isMoving`: whether it advances by itself; `go`: moves by one slide
 */
export function useCarousel(carousel: Carousel, count: number) {
  const [index, setIndex] = useState(0);
  const isOnScreen = usePlaceInWindow(carousel) === 'inside';
  const motion = useMotion();
  const isPausedByFocus = useIsPausedByFocus(carousel, motion);
  const isMoving = motion === 'running' && isOnScreen && !isPausedByFocus;
  const go = useCallback((step: Step) => setIndex((index + step + count) % count), [index, count]);
  useGestures(carousel, go);
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setTimeout(() => go(1), duration);
    return () => clearTimeout(timer);
  }, [isMoving, go]);
  return { index, isMoving, go };
}
