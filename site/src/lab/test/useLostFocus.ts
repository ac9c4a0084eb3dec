import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes up the focus that was lost with what stood here before: the button of the step that one
 * has left, say. The element needs a tabIndex.
 */
export function useLostFocus<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (document.activeElement === document.body) target.current?.focus();
  }, []);
  return target;
}
