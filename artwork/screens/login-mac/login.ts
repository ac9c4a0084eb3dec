import type { Screen } from '../../drawing.ts';
import { outline, solid } from '../../shared/icons.ts';
import { positioned, stage } from '../../shared/stage.ts';
import type { LoginMacMessages } from '../../messages/login-mac.en-US.ts';
import { dunes, pushButton } from './parts.ts';

/** Shows the Mac's login screen with the code field, the Login button, and the three other buttons below it. */
export const login: Screen<LoginMacMessages> = {
  slug: 'login',
  shows: ['mac-login'],
  draw(messages, frame) {
    const corner = `<div class="corner">${outline('battery-full', 21, 1.8)}${outline('wifi', 19, 2)}${outline('keyboard', 19, 1.8)}</div>`;
    const clock = `<div class="clock"><p>${messages.date}</p><b>9:41</b></div>`;
    const who = `<div class="who"><span class="face">${outline('palette', 36, 1.5)}</span><b>${messages.accountName}</b><div class="enter"><span class="floating">360 274<i></i></span>${pushButton(messages.login, true)}</div><small>${messages.loginHint}</small></div>`;
    const help = [messages.onlineHelp, messages.emergency, messages.checkUpdates];
    const aids = `<div class="aids">${help.map((label) => `<span>${label}</span>`).join('')}</div>`;
    const imac = `<div class="apple imac"><div class="front"><div class="screen">${dunes}${corner}${clock}${who}${aids}</div><div class="chin">${solid('apple', 34)}</div></div><div class="stand"></div></div>`;
    return frame === 'upright'
      ? `<div class="login-scene">${stage(frame, 'celadon', [-180, 500, 560], positioned(-270, 70, 1.54, imac))}</div>`
      : `<div class="login-scene">${stage(frame, 'celadon', [-170, -110, 520], positioned(70, 26, 1, imac))}</div>`;
  },
};
