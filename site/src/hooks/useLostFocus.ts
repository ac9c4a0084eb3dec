import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the element when it mounts, if the focused element was removed, such as the pressed button of the previous
 * step. The element needs a `tabIndex`.
 */
export function useLostFocus<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (document.activeElement === document.body) target.current?.focus();
  }, []);
  return target;
}
