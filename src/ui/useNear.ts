import { type RefObject, useEffect, useState } from 'react';

/** An element once it is, or has been, within 300 CSS pixels of the window. */
export function useNear(element: RefObject<HTMLElement | null>): HTMLElement | undefined {
  const [near, setNear] = useState<HTMLElement>();
  useEffect(() => {
    const { current } = element;
    if (near || !current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(current);
      },
      { rootMargin: '300px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, near]);
  return near;
}
