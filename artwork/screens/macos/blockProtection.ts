import type { Screen } from '../../drawing.ts';
import { outline } from '../../shared/icons.ts';
import { macButton, macWindow } from '../../shared/mac.ts';
import { positioned, stage } from '../../shared/stage.ts';
import type { MacosMessages } from '../../messages/macos.en-US.ts';

/** Shows the locked window, which asks for the Mac's account password or the app's passcode. */
export const blockProtection: Screen<MacosMessages> = {
  slug: 'block-protection',
  shows: ['account-or-passcode'],
  draw(messages, frame) {
    const window = macWindow(
      'auto',
      { width: 400 },
      { isPlain: true, content: messages.brand },
      `<div class="guard"><i>${outline('lock-keyhole', 40, 1.9)}</i><h3>${messages.locked}</h3>` +
        `<div class="segments"><b>${messages.account}</b><span>${messages.passcode}</span></div><p>${messages.lockedText}</p>` +
        `<div class="guard-user">${outline('circle-user-round', 34, 1.5)}<b>${messages.userName}</b></div>` +
        `<div class="guard-field"><span>••••••••<u></u></span>${macButton(messages.unlock, true)}</div></div>`,
    );
    return stage(frame, 'brick', [340, 120, 420], positioned(80, 34, 1.2, window));
  },
};
