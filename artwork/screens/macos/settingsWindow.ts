import { outline } from '../../shared/icons.ts';
import type { Theme } from '../../shared/iphone.ts';
import { macWindow } from '../../shared/mac.ts';
import type { Messages } from './desktop.ts';

/** Returns the app's settings window with its row of panes. `chosen` is the open pane. */
export function settingsWindow(
  messages: Messages,
  theme: Theme,
  width: number,
  chosen: 'general' | 'security' | 'storage' | 'backup',
  content: string,
): string {
  const panes = [
    ['general', 'settings'],
    ['security', 'lock'],
    ['storage', 'key-round'],
    ['backup', 'archive'],
  ] as const;
  const bar = panes
    .map(
      ([pane, icon]) =>
        `<span class="${pane === chosen ? 'on' : ''}">${outline(icon, 24, 1.7)}${messages[pane]}</span>`,
    )
    .join('');
  return macWindow(
    theme,
    { width },
    { isPlain: true, content: messages[chosen] },
    `<div class="panes floating">${bar}</div><div class="pane">${content}</div>`,
  );
}
