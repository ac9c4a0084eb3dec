import type { Page } from '@playwright/test';

/** A heading that wraps, its level, its number of lines and the text of its last line. */
export interface LastLine {
  readonly heading: string;
  readonly level: number;
  readonly lines: number;
  readonly line: string;
}

/** Returns the last line of every visible heading that wraps. */
export function lastLines(page: Page): Promise<LastLine[]> {
  return page.evaluate(() => {
    /** Returns the letters of a heading in order, each with the vertical middle of its line. */
    const lettersOf = (heading: Element) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const letters: { letter: string; middle: number }[] = [];
      const range = document.createRange();
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        if (!(node instanceof Text) || node.parentElement?.closest('.visually-hidden')) continue;
        for (const { segment, index } of new Intl.Segmenter().segment(node.data)) {
          range.setStart(node, index);
          range.setEnd(node, index + segment.length);
          const { top, height } = range.getBoundingClientRect();
          if (height > 0) letters.push({ letter: segment, middle: top + height / 2 });
        }
      }
      return letters;
    };
    return [...document.querySelectorAll('h1, h2, h3')]
      .filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
      .flatMap((heading) => {
        const letters = lettersOf(heading);
        const last = Math.max(...letters.map(({ middle }) => middle));
        const isLast = ({ middle }: { middle: number }) => last - middle < 8;
        if (letters.every(isLast)) return [];
        const line = letters.filter(isLast).map(({ letter }) => letter);
        return [
          {
            heading: heading.textContent,
            level: Number(heading.localName.slice(1)),
            // The middles of letters on one line differ by less than the distance of two lines.
            lines: new Set(letters.map(({ middle }) => Math.round((last - middle) / 16))).size,
            line: line.join(''),
          },
        ];
      });
  });
}
