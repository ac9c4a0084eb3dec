import type { Page } from '@playwright/test';

/**
 * Returns the words that break across lines without a hyphen, in headings, tabs, buttons, links of navigations, heads
 * of tables, and options that are wider than their list. Ignores Chinese and Japanese characters, between which lines
 * break.
 */
export function tornWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const torn = new Set<string>();
    const range = document.createRange();
    /** Returns whether the element or one of its ancestors is hidden from sight, but not from screen readers. */
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
    const found = document.querySelectorAll(
      'h1, h2, h3, th, nav a, button, .button, [role=tab], footer a',
    );
    for (const element of found) {
      if (!element.checkVisibility({ visibilityProperty: true }) || isClipped(element)) continue;
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        if (!(node instanceof Text) || node.parentElement?.closest('code, small, .visually-hidden'))
          continue;
        for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
          if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)) continue;
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          if (new Set(tops).size > 1) torn.add(word);
        }
      }
    }
    const canvas = document.createElement('canvas').getContext('2d');
    for (const list of document.querySelectorAll('select')) {
      if (!canvas || !list.checkVisibility({ visibilityProperty: true })) continue;
      const style = getComputedStyle(list);
      canvas.font = style.font;
      const option = list.selectedOptions[0]?.textContent ?? '';
      const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
      const room = list.clientWidth + 1 - padding;
      const canWrap = style.textWrapMode === 'wrap';
      const breaks = / |(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u;
      for (const part of canWrap ? option.split(breaks) : [option])
        if (canvas.measureText(part).width > room) torn.add(part);
    }
    return [...torn];
  });
}
