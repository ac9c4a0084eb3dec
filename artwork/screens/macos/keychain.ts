import type { Screen } from '../../drawing.ts';
import { outline, solid } from '../../shared/icons.ts';
import { byFrame, positioned } from '../../shared/stage.ts';
import type { MacosMessages } from '../../messages/macos.en-US.ts';
import type { Messages } from './desktop.ts';
import { desktop } from './desktop.ts';
import { dock } from './dock.ts';
import { settingsWindow } from './settingsWindow.ts';

function device(icon: string, size: number): string {
  return `<i>${outline(icon, size, 1.5)}</i>`;
}

function storagePane(messages: Messages): string {
  return (
    `<h3>${messages.storageTitle}</h3>` +
    `<div class="option"><i class="radio"></i>${outline('laptop', 34, 1.5)}<span><b>${messages.keychain}</b>${messages.keychainText}</span></div>` +
    `<div class="option on"><i class="radio"></i><em class="cloud">${solid('cloud', 36)}</em><span><b>${messages.icloud}</b>${messages.icloudText}</span></div>` +
    `<div class="in-step"><div>${device('laptop', 44)}<u></u>${device('smartphone', 36)}<u></u>${device('watch', 34)}</div>` +
    `<p>${outline('circle-check', 15, 2.4)}${messages.devices}</p></div>`
  );
}

/** Shows the setting where accounts are stored: in this Mac's keychain or in iCloud Keychain. */
export const keychain: Screen<MacosMessages> = {
  slug: 'keychain',
  shows: ['keychain', 'icloud-keychain-option'],
  draw(messages, frame) {
    const window = settingsWindow(messages, 'dark', 470, 'storage', storagePane(messages));
    return byFrame(frame, {
      wide: desktop(
        messages,
        frame,
        { background: 'ink', markPlace: [80, 120, 560], bar: 'dark' },
        positioned(184, 62, 1.26, window),
      ),
      upright: desktop(
        messages,
        frame,
        { background: 'ink', markPlace: [300, 420, 560], bar: 'dark' },
        positioned(31, 120, 1.4, window) + positioned(82, 868, 1.16, dock()),
      ),
    });
  },
};
