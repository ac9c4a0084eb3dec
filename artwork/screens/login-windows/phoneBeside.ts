import type { Screen } from '../../drawing.ts';
import { accounts, code, ring, secondsLeft } from '../../shared/accounts.ts';
import { outline } from '../../shared/icons.ts';
import { positioned, stage } from '../../shared/stage.ts';
import type { LoginWindowsMessages } from '../../messages/login-windows.en-US.ts';
import { codeField, accountPicture, withBackground } from './signin.ts';

/** The second of the minute at which the picture was taken. */
const second = 11;

/** Shows a phone with the code, in front of the laptop where the user types it, or of its screen alone. */
export const phoneBeside: Screen<LoginWindowsMessages> = {
  slug: 'phone-code',
  shows: ['windows-logon', 'new-code'],
  draw(messages, frame) {
    const signIn = `<div class="signin">${accountPicture(messages.accountName)}${codeField('360 27', 290)}<p class="hint">${messages.codeHint}</p></div>`;
    const phone = `<div class="phone-body"><div class="phone-glass"><div class="computer"><span>${outline('monitor', 26, 1.8)}</span><p><b>Windows</b>${messages.accountName}</p></div>
<div class="big-ring">${ring(204, 11, secondsLeft('library', second) / accounts.library.period, 'var(--track)')}${code(accounts.library.code)}</div><p class="seconds-left">${messages.secondsLeft}</p></div></div>`;
    if (frame === 'upright')
      return `<div class="beside-scene"><div class="sign-in-scene">${withBackground(positioned(163, -20, 1.36, signIn))}</div>${positioned(364, 448, 1.32, phone)}</div>`;
    const laptop = `<div class="laptop"><div class="lid"><div class="panel">${withBackground(signIn)}</div></div><div class="deck"></div></div>`;
    return `<div class="beside-scene">${stage(frame, 'celadon', [-170, -100, 520], positioned(34, 78, 1.02, laptop) + positioned(644, 88, 1, phone))}</div>`;
  },
};
