import type { AccountId } from '../../shared/accounts.ts';
import { accounts, code, hiddenCode, tile, timeLeft } from '../../shared/accounts.ts';
import { outline } from '../../shared/icons.ts';
import type { Theme } from '../../shared/iphone.ts';
import { macCapsule, macWindow, menuBar } from '../../shared/mac.ts';
import { mark } from '../../shared/mark.ts';
import type { Background } from '../../shared/stage.ts';
import { positioned, stage } from '../../shared/stage.ts';
import type { Frame } from '../../../site/src/catalog/picture.ts';
import { frameSizes } from '../../../site/src/catalog/picture.ts';
import type { SharedMessages } from '../../messages/en-US.ts';
import type { MacosMessages } from '../../messages/macos.en-US.ts';

export type Messages = MacosMessages & SharedMessages;

/** Returns a Mac's desktop. The menu bar is enlarged, so that its text is readable. */
export function desktop(
  messages: Messages,
  frame: Frame,
  look: {
    readonly background: Background;
    /** The position and width of the mark behind the content, in CSS pixels. */
    readonly markPlace: readonly [left: number, top: number, width: number];
    readonly bar: Theme;
    readonly app?: string;
    readonly extras?: string;
  },
  content: string,
): string {
  const scale = frame === 'upright' ? 1.3 : 1.15;
  const width = frameSizes[frame].width / scale;
  const menus = frame === 'upright' ? messages.menus.slice(0, 3) : messages.menus;
  const bar = menuBar(
    look.bar,
    look.app ?? messages.brand,
    menus,
    look.extras ?? mark(14),
    messages.clock,
  );
  return stage(
    frame,
    look.background,
    look.markPlace,
    content + positioned(0, 0, scale, `<div style="width:${width}px">${bar}</div>`),
  );
}

/**
 * Returns a row of the window's list: icon, service, account, code and remaining time.
 * @param second the second of the minute, as in `secondsLeft`
 */
export function accountLine(
  messages: SharedMessages,
  id: AccountId,
  second: number,
  state: 'plain' | 'hidden' | 'chosen' = 'plain',
): string {
  return (
    `<div class="line ${state}">${tile(id, 36)}<div class="who"><b>${messages.services[id]}</b><span>${messages.accounts[id]}</span></div>` +
    `<span class="digits">${state === 'hidden' ? hiddenCode() : code(accounts[id].code)}</span>` +
    `${timeLeft(id, second, 30)}</div>`
  );
}

/**
 * Returns the capsules at the right end of the main window's toolbar. A narrow window has only the icon of the search.
 */
function tools(messages: Messages, isNarrow: boolean): string {
  const search = outline('search', 16, 2.1);
  return (
    `<span class="tools">${macCapsule(outline('scan-qr-code', 18, 1.9) + outline('plus', 20, 1.9))}` +
    `${isNarrow ? macCapsule(search, true) : macCapsule(`${search}<span class="field">${messages.search}</span>`)}</span>`
  );
}

/** Returns the main window. It has a sidebar if it is at least 560 points wide. */
export function mainWindow(
  messages: Messages,
  theme: Theme,
  size: { readonly width: number; readonly height: number },
  lines: string,
  title = messages.all,
): string {
  const groups = [
    ['key-round', messages.all, '10'],
    ['star', messages.favorites, '3'],
    ['briefcase', messages.job, '4'],
    ['house', messages.home, '6'],
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
      { content: `<span>${title}</span>${tools(messages, true)}` },
      `<div class="lines">${lines}</div>`,
    );
  }
  return (
    `<div class="with-side ${theme}">` +
    macWindow(
      theme,
      size,
      { content: `<span class="beside">${title}</span>${tools(messages, false)}` },
      `<div class="side floating apple ${theme}"><small>${messages.library}</small>${side}</div><div class="lines beside">${lines}</div>`,
    ) +
    `</div>`
  );
}
