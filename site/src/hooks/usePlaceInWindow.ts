import { type RefObject, useEffect, useState } from 'react';

/** Where an element is: a part of it in the window, or all of it above or below. */
type Place = 'above' | 'inside' | 'below';

/**
 * Returns where an element is. `margin` enlarges the window like the CSS property, or makes it smaller: '0px 0px -40%
 * 0px' leaves its upper 60 %.
 */
export function usePlaceInWindow(element: RefObject<HTMLElement | null>, margin = '0px'): Place {
  const [place, setPlace] = useState<Place>('below');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        const isAbove = entry !== undefined && entry.boundingClientRect.top < 0;
        setPlace(entry?.isIntersecting === true ? 'inside' : isAbove ? 'above' : 'below');
      },
      { rootMargin: margin },
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);
  return place;
}
