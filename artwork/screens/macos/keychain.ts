import type { Screen } from '../../drawing.ts';
import { outline, solid } from '../../shared/icons.ts';
import { byFrame, place } from '../../shared/stage.ts';
import type { MacosWords } from '../../words/macos.en-US.ts';
import type { Words } from './desktop.ts';
import { desktop } from './desktop.ts';
import { dock } from './dock.ts';
import { settingsWindow } from './settingsWindow.ts';

function device(icon: string, size: number): string {
  return `<i>${outline(icon, size, 1.5)}</i>`;
}

function storagePane(words: Words): string {
  return (
    `<h3>${words.storageTitle}</h3>` +
    `<div class="option"><i class="radio"></i>${outline('laptop', 34, 1.5)}<span><b>${words.keychain}</b>${words.keychainText}</span></div>` +
    `<div class="option on"><i class="radio"></i><em class="cloud">${solid('cloud', 36)}</em><span><b>${words.icloud}</b>${words.icloudText}</span></div>` +
    `<div class="in-step"><div>${device('laptop', 44)}<u></u>${device('smartphone', 36)}<u></u>${device('watch', 34)}</div>` +
    `<p>${outline('circle-check', 15, 2.4)}${words.devices}</p></div>`
  );
}

/** The choice where accounts are kept: this Mac's keychain or iCloud's. */
export const keychain: Screen<MacosWords> = {
  slug: 'keychain',
  shows: ['keychain', 'icloud-keychain-option'],
  draw(words, frame) {
    const window = settingsWindow(words, 'dark', 470, 'storage', storagePane(words));
    return byFrame(frame, {
      wide: desktop(
        words,
        frame,
        { ground: 'ink', tile: [80, 120, 560], bar: 'dark' },
        place(184, 62, 1.26, window),
      ),
      upright: desktop(
        words,
        frame,
        { ground: 'ink', tile: [300, 420, 560], bar: 'dark' },
        place(31, 120, 1.4, window) + place(78, 868, 1.16, dock()),
      ),
    });
  },
};
