import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { stepOf } from './arrowKeys.ts';
import { type Motion, useMotion } from './motion.ts';

/** Each picture stays this long, in milliseconds. */
const stay = 3000;
/** A finger that travels this far sideways, in CSS pixels, has swiped. */
const swipeDistance = 40;

type Step = 1 | -1;

function useOnScreen(carousel: HTMLElement): boolean {
  const [onScreen, setOnScreen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      setOnScreen(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(carousel);
    return () => observer.disconnect();
  }, [carousel]);
  return onScreen;
}

/** Whether focus inside holds the carousel. Pressing play releases it, although focus stays on the button. */
function useHeld(carousel: HTMLElement, motion: Motion): boolean {
  const [held, setHeld] = useState(false);
  const [before, setBefore] = useState(motion);
  if (motion !== before) {
    setBefore(motion);
    if (motion === 'running') setHeld(false);
  }
  useEffect(() => {
    const hold = () => setHeld(true);
    const release = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && carousel.contains(relatedTarget))) setHeld(false);
    };
    const listening = new AbortController();
    const { signal } = listening;
    carousel.addEventListener('focusin', hold, { signal });
    carousel.addEventListener('focusout', release, { signal });
    return () => listening.abort();
  }, [carousel]);
  return held;
}

/** Calls `go` for arrow keys and for swipes of a finger or pen. */
function useGestures(carousel: HTMLElement, go: (step: Step) => void): void {
  const onGesture = useEffectEvent(go);
  useEffect(() => {
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
        // A swipe pulls the next one in from where the arrow to it points.
        onGesture(stepOf(across < 0 ? 'ArrowRight' : 'ArrowLeft') === 1 ? 1 : -1);
    };
    const onCancel = () => {
      start = undefined;
    };
    const listening = new AbortController();
    const { signal } = listening;
    carousel.addEventListener('keydown', onKey, { signal });
    carousel.addEventListener('pointerdown', onDown, { signal });
    carousel.addEventListener('pointerup', onUp, { signal });
    carousel.addEventListener('pointercancel', onCancel, { signal });
    return () => listening.abort();
  }, [carousel]);
}

/**
 * Which slide is shown, from 0. It advances every 3000 ms while things may move, the carousel is on
 * screen and focus is outside; `go` steps by hand.
 * @param carousel holds one `<figure>` for each slide, and `data-index` to begin with
 */
export function useCarousel(carousel: HTMLElement) {
  const [index, setIndex] = useState(() => Number(carousel.dataset.index ?? 0));
  const onScreen = useOnScreen(carousel);
  const motion = useMotion();
  const held = useHeld(carousel, motion);
  const moving = motion === 'running' && onScreen && !held;
  const go = useCallback(
    (step: Step) => {
      const count = carousel.querySelectorAll('figure').length || 1;
      setIndex((index + step + count) % count);
    },
    [carousel, index],
  );
  useGestures(carousel, go);
  useEffect(() => {
    if (!moving) return undefined;
    const timer = setTimeout(() => go(1), stay);
    return () => clearTimeout(timer);
  }, [moving, go]);
  return { index, moving, go };
}
