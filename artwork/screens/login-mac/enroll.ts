import type { Screen } from '../../drawing.ts';
import { appIcon } from '../../shared/mark.ts';
import { positioned, stage } from '../../shared/stage.ts';
import type { LoginMacMessages } from '../../messages/login-mac.en-US.ts';
import { codeCells, dunes, helpButton, pushButton } from './parts.ts';

/** Shows the first login of a registered MacBook: enroll with a code, or cancel. */
export const enroll: Screen<LoginMacMessages> = {
  slug: 'enroll',
  shows: ['enroll', 'enroll-cancel'],
  draw(messages, frame) {
    const first = `<div class="apple first">${appIcon(56)}<h2>${messages.enrollTitle}</h2><p>${messages.enrollText}</p>${codeCells('360')}
<div class="answers">${helpButton}${pushButton(messages.cancel)}${pushButton(messages.enroll, true)}</div></div>`;
    const macbook = `<div class="macbook"><div class="lid"><div class="panel">${dunes}${first}<i class="notch"></i></div></div><div class="base"></div></div>`;
    return frame === 'upright'
      ? `<div class="macbook-scene">${stage(frame, 'paper', [-120, 520, 560], positioned(-276, 96, 1.63, macbook))}</div>`
      : `<div class="macbook-scene">${stage(frame, 'paper', [560, -130, 520], positioned(39, 38, 1.13, macbook))}</div>`;
  },
};
