import type { AccountId } from '../../shared/accounts.ts';
import { accounts, arc, code, hiddenCode, secondsLeft, tile } from '../../shared/accounts.ts';
import { outline } from '../../shared/icons.ts';
import type { Theme } from '../../shared/iphone.ts';
import { macWindow, menuBar } from '../../shared/mac.ts';
import { mark } from '../../shared/mark.ts';
import type { Ground } from '../../shared/stage.ts';
import { place, stage } from '../../shared/stage.ts';
import type { Frame } from '../../../src/catalog/pictures.ts';
import { frameSizes } from '../../../src/catalog/pictures.ts';
import type { SharedWords } from '../../words/en-US.ts';
import type { MacosWords } from '../../words/macos.en-US.ts';

export type Words = MacosWords & SharedWords;

/** A Mac's desktop: the menu bar over a ground, both enlarged so that the bar can be read. */
export function desktop(
  words: Words,
  frame: Frame,
  look: {
    readonly ground: Ground;
    readonly tile: readonly [left: number, top: number, width: number];
    readonly bar: Theme;
    readonly app?: string;
    readonly extras?: string;
  },
  content: string,
): string {
  const scale = frame === 'upright' ? 1.3 : 1.15;
  const width = frameSizes[frame].width / scale;
  const menus = frame === 'upright' ? words.menus.slice(0, 3) : words.menus;
  const bar = menuBar(
    look.bar,
    look.app ?? words.brand,
    menus,
    look.extras ?? mark(14),
    words.clock,
  );
  return stage(
    frame,
    look.ground,
    look.tile,
    content + place(0, 0, scale, `<div style="width:${width}px">${bar}</div>`),
  );
}

/** One account of the window's list: icon, names, code, arc, and a button that copies. */
export function accountLine(
  words: SharedWords,
  id: AccountId,
  state: 'plain' | 'hidden' | 'chosen' = 'plain',
): string {
  return (
    `<div class="line ${state}">${tile(id, 36)}<div class="who"><b>${words.services[id]}</b><span>${words.accounts[id]}</span></div>` +
    `<span class="digits">${state === 'hidden' ? hiddenCode() : code(accounts[id].code)}</span>` +
    `${arc(secondsLeft, 30)}</div>`
  );
}

/** The buttons at the right of the main window's title bar. */
function tools(words: Words): string {
  return (
    `<span class="tools">${outline('scan-qr-code', 18, 1.9)}${outline('plus', 19, 1.9)}` +
    `<span class="field">${outline('search', 13, 2.2)}${words.search}</span></span>`
  );
}

/** The main window: with a side bar where it is wide enough. */
export function mainWindow(
  words: Words,
  theme: Theme,
  size: { readonly width: number; readonly height: number },
  lines: string,
  title = words.all,
): string {
  const groups = [
    ['key-round', words.all, '10'],
    ['star', words.favorites, '3'],
    ['briefcase', words.job, '4'],
    ['house', words.home, '6'],
  ] as const;
  const side = groups
    .map(
      ([icon, label, count], index) =>
        `<span class="${index === 0 ? 'on' : ''}">${outline(icon, 16, 2)}${label}<i>${count}</i></span>`,
    )
    .join('');
  if (size.width < 560) {
    return macWindow(
      theme,
      size,
      { content: `<span>${title}</span>${tools(words)}` },
      `<div class="lines">${lines}</div>`,
    );
  }
  return (
    `<div class="with-side ${theme}">` +
    macWindow(
      theme,
      size,
      { content: `<span class="beside">${title}</span>${tools(words)}` },
      `<div class="side apple ${theme}"><small>${words.library}</small>${side}</div><div class="lines beside">${lines}</div>`,
    ) +
    `</div>`
  );
}
