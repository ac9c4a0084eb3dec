import type { Screen } from '../../drawing.ts';
import { tile } from '../../shared/accounts.ts';
import { outline } from '../../shared/icons.ts';
import { mark } from '../../shared/mark.ts';
import { byFrame, place } from '../../shared/stage.ts';
import type { MacosWords } from '../../words/macos.en-US.ts';
import { browserWindow } from './browser.ts';
import type { Words } from './desktop.ts';
import { accountLine, desktop } from './desktop.ts';

function menu(words: Words, count: number): string {
  const ids = (['server', 'mail', 'work', 'bank', 'cloud', 'forum'] as const).slice(0, count);
  return (
    `<div class="status-menu apple dark">${ids.map((id) => accountLine(words, id, id === 'server' ? 'chosen' : 'plain')).join('')}` +
    `<hr><p>${outline('app-window', 15, 2)}${words.openApp}<kbd>⌘O</kbd></p><p>${outline('scan-qr-code', 15, 2)}${words.scanScreen}<kbd>⇧⌘S</kbd></p>` +
    `<p>${outline('settings', 15, 2)}${words.settingsItem}<kbd>⌘,</kbd></p></div>`
  );
}

function signIn(words: Words, icon: string): string {
  return browserWindow(
    500,
    'server.example.com',
    `<div class="sign-in">${icon}<h2>${words.signInTitle}</h2><p>${words.signInText}</p>` +
      `<div class="boxes">${'<i></i>'.repeat(6)}</div><span class="go">${words.signIn}</span></div>`,
  );
}

/** The codes in a menu of the status bar, over a page that asks for one. */
export const statusBar: Screen<MacosWords> = {
  slug: 'status-bar',
  shows: ['status-bar'],
  draw(words, frame) {
    const extras = `<span class="bar-open">${mark(14)}</span>`;
    const look = { ground: 'dusk', bar: 'dark', app: words.browser, extras } as const;
    return byFrame(frame, {
      wide: desktop(
        words,
        frame,
        { ...look, tile: [-120, 200, 460] },
        place(40, 92, 1.1, signIn(words, tile('server', 56))) +
          place(492, 33, 1.22, menu(words, 5)),
      ),
      upright: desktop(
        words,
        frame,
        { ...look, tile: [-120, 460, 560] },
        place(35, 600, 1.3, signIn(words, '')) + place(148, 38, 1.5, menu(words, 5)),
      ),
    });
  },
};
