/** Marks what the style lays out only where it is seen. */
const mark = 'data-unlaid';

function idle(step: () => void): void {
  // Safari cannot say when it is idle.
  if ('requestIdleCallback' in window) requestIdleCallback(step);
  else setTimeout(step, 50);
}

/** Has everything laid out at once, so that each place is where it will stay. */
export function layOut(element: HTMLElement): void {
  for (const part of element.querySelectorAll(`[${mark}]`)) part.removeAttribute(mark);
}

/**
 * Has the parts laid out one by one, from the top, while nothing else is to be done: a document of
 * hundreds of rows is painted and pressed at once, and is soon as long as it will stay.
 */
export function layOutSlowly(element: HTMLElement): void {
  idle(() => {
    const next = element.querySelector(`[${mark}]`);
    if (!next?.isConnected) return;
    next.removeAttribute(mark);
    layOutSlowly(element);
  });
}
