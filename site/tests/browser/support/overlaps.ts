import type { Page } from '@playwright/test';

/**
 * Returns the pairs of texts and controls in the window that cover each other by more than two pixels. Ignores elements
 * that are fixed or stick to the window, because the page scrolls below them.
 */
export function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isFixed = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
        isFixed(element.parentElement));
    const found = [
      ...document.querySelectorAll('h1, h2, h3, p, a, button, input, select, textarea, video + *'),
    ].filter(
      (element) =>
        !isFixed(element) &&
        element.getBoundingClientRect().width > 2 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('.visually-hidden, [class*=visuallyHidden]'),
    );
    /** The box of a control, or of the letters of a text, which may have a control in its padding. */
    const boxOf = (element: Element) => {
      if (!/^(H[1-3]|P)$/.test(element.tagName)) return element.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    const boxes = found
      .map((element) => ({ element, box: boxOf(element) }))
      .filter(({ box }) => box.width > 2 && box.height > 2 && box.top < innerHeight);
    return boxes.flatMap(({ element, box }, index) =>
      boxes.slice(index + 1).flatMap(({ element: other, box: second }) => {
        const isNested = element.contains(other) || other.contains(element);
        const width = Math.min(box.right, second.right) - Math.max(box.left, second.left);
        const height = Math.min(box.bottom, second.bottom) - Math.max(box.top, second.top);
        if (isNested || width <= 2 || height <= 2) return [];
        return [`${element.outerHTML.slice(0, 80)} and ${other.outerHTML.slice(0, 80)}`];
      }),
    );
  });
}
