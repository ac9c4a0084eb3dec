import type { Screen } from '../../drawing.ts';
import { positioned, stage } from '../../shared/stage.ts';
import { startMark } from '../../shared/winTaskbar.ts';
import type { LoginWindowsMessages } from '../../messages/login-windows.en-US.ts';
import { codeField, accountPicture, systemIcons, withBackground } from './signin.ts';

/** Shows the sign-in screen of a desktop computer, with the code field. The upright picture is the screen alone. */
export const signInScreen: Screen<LoginWindowsMessages> = {
  slug: 'sign-in',
  shows: ['windows-logon'],
  draw(messages, frame) {
    const signIn = `<div class="signin">${accountPicture(messages.accountName)}${codeField('360 2', 300)}<p class="hint">${messages.codeHint}</p></div>`;
    if (frame === 'upright')
      return `<div class="sign-in-scene">${withBackground(positioned(108, 196, 1.68, signIn) + systemIcons(34))}</div>`;
    const screen = withBackground(signIn + systemIcons(20));
    const monitor = `<div class="neck"></div><div class="foot"></div><div class="monitor"><div class="panel">${screen}</div><div class="chin">${startMark(17, '#aeb4bc')}</div></div>`;
    return `<div class="monitor-scene">${stage(frame, 'paper', [560, 120, 560], positioned(80, 22, 1, monitor))}</div>`;
  },
};
