/** Marks what the style lays out only where it is seen. */
const mark = 'data-unlaid';

/** Has everything laid out at once, so that each place is where it will stay. */
export function layOut(element: HTMLElement): void {
  for (const part of element.querySelectorAll(`[${mark}]`)) part.removeAttribute(mark);
}
