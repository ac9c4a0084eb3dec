import type { Screen } from '../../drawing.ts';
import { tile } from '../../shared/accounts.ts';
import { outline } from '../../shared/icons.ts';
import { mark } from '../../shared/mark.ts';
import { byFrame, positioned } from '../../shared/stage.ts';
import type { MacosMessages } from '../../messages/macos.en-US.ts';
import { browserWindow } from './browser.ts';
import type { Messages } from './desktop.ts';
import { accountLine, desktop } from './desktop.ts';

function menu(messages: Messages, count: number): string {
  const ids = (['server', 'mail', 'library', 'city', 'cloud', 'forum'] as const).slice(0, count);
  return (
    `<div class="status-menu floating apple dark">${ids.map((id) => accountLine(messages, id, 15, id === 'server' ? 'chosen' : 'plain')).join('')}` +
    `<hr><p>${outline('app-window', 15, 2)}${messages.openApp}<kbd>⌘O</kbd></p><p>${outline('scan-qr-code', 15, 2)}${messages.scanScreen}<kbd>⇧⌘S</kbd></p>` +
    `<p>${outline('settings', 15, 2)}${messages.settingsItem}<kbd>⌘,</kbd></p></div>`
  );
}

function signIn(messages: Messages, icon: string): string {
  return browserWindow(
    500,
    'server.example.com',
    `<div class="sign-in">${icon}<h2>${messages.signInTitle}</h2><p>${messages.signInText}</p>` +
      `<div class="boxes">${'<i></i>'.repeat(6)}</div><span class="go">${messages.signIn}</span></div>`,
  );
}

/** Shows the codes in a menu of the menu bar, above a page that asks for a code. */
export const statusBar: Screen<MacosMessages> = {
  slug: 'status-bar',
  shows: ['status-bar'],
  draw(messages, frame) {
    const extras = `<span class="bar-open">${mark(14)}</span>`;
    const look = { background: 'dusk', bar: 'dark', app: messages.browser, extras } as const;
    return byFrame(frame, {
      wide: desktop(
        messages,
        frame,
        { ...look, markPlace: [-120, 200, 460] },
        positioned(40, 92, 1.1, signIn(messages, tile('server', 56))) +
          positioned(492, 33, 1.22, menu(messages, 5)),
      ),
      upright: desktop(
        messages,
        frame,
        { ...look, markPlace: [-120, 460, 560] },
        positioned(35, 600, 1.3, signIn(messages, '')) +
          positioned(148, 38, 1.5, menu(messages, 5)),
      ),
    });
  },
};
