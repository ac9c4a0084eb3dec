import type { Screen } from '../../drawing.ts';
import { hiddenCode, tile } from '../../shared/accounts.ts';
import { outline } from '../../shared/icons.ts';
import { positioned, stage } from '../../shared/stage.ts';
import type { WindowsMessages } from '../../messages/windows.en-US.ts';
import { appWindow, button, dialog } from '../../shared/win.ts';
import { withNavigation } from './navigation.ts';

type Messages = Parameters<Screen<WindowsMessages>['draw']>[0];

/** Returns the app with hidden codes, behind the system's prompt. */
function lockedApp(messages: Messages, width: number, height: number): string {
  const rows = (
    ['mail', 'city', 'cloud', 'library', 'shop', 'school', 'travel', 'server'] as const
  ).map((id) => `<div>${tile(id, 36, 8)}<p>${messages.services[id]}</p>${hiddenCode()}</div>`);
  const page = `<div class="behind">${rows.join('')}</div>`;
  return `${appWindow('auto', { width, height }, { text: messages.brand }, withNavigation('key-round', page))}<div class="smoke"></div>`;
}

/** Returns the system's prompt for the Windows account. */
function accountPrompt(messages: Messages, width: number): string {
  const ways = ['scan-face', 'fingerprint', 'grip', 'key-round'].map(
    (name) =>
      `<span class="${name === 'key-round' ? 'used' : ''}">${outline(name, 27, 1.4)}</span>`,
  );
  const content = `<div class="asking"><h3>${messages.accountTitle}</h3><p>${messages.accountText}</p>
<div class="who"><span>${outline('user', 28, 1.5)}</span><p><b>${messages.accountName}</b><small>${messages.accountKind}</small></p></div>
<div class="win-field active"><span class="grow">••••••••••</span>${outline('eye', 18, 1.5)}</div>
<p class="more">${messages.accountWays}</p><div class="ways">${ways.join('')}</div>
<div class="edge-bar"></div><div class="answers">${button(messages.ok, true)}${button(messages.cancel)}</div></div>`;
  return dialog(
    width,
    { text: messages.accountBar, icon: outline('shield-half', 17, 1.7) },
    content,
  );
}

/** Shows that the app asks for the Windows account before it shows codes. */
export const account: Screen<WindowsMessages> = {
  slug: 'windows-account',
  shows: ['windows-account'],
  draw(messages, frame) {
    const parts =
      frame === 'upright'
        ? positioned(110, 52, 1.3, lockedApp(messages, 520, 640)) +
          positioned(41, 200, 1.52, accountPrompt(messages, 420))
        : positioned(60, 44, 1, lockedApp(messages, 620, 500)) +
          positioned(430, 82, 1.08, accountPrompt(messages, 440));
    return `<div class="account">${stage(frame, 'ink', frame === 'upright' ? [-160, 420, 560] : [-170, 160, 560], parts)}</div>`;
  },
};
