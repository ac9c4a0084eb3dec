import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns whether a part of an element is in the window. `margin` enlarges the window like the CSS property, or makes
 * it smaller: '0px 0px -40% 0px' leaves its upper 60 %.
 */
export function useIsOnScreen(element: RefObject<HTMLElement | null>, margin = '0px'): boolean {
  const [isOnScreen, setIsOnScreen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setIsOnScreen(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: margin },
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);
  return isOnScreen;
}
