import type { Screen } from '../../drawing.ts';
import { accounts, code, secondsLeft, tile } from '../../shared/accounts.ts';
import { byFrame, positioned, stage } from '../../shared/stage.ts';
import { midnight, watch } from '../../shared/watch.ts';
import type { WatchosMessages } from '../../messages/watchos.en-US.ts';

/** The second of the minute at which the picture was taken. The text below the code shows the seconds left. */
const second = 17;
const edge =
  'M104 8H149A51 51 0 0 1 200 59V189A51 51 0 0 1 149 240H59A51 51 0 0 1 8 189V59A51 51 0 0 1 59 8Z';

/** Shows one code on the watch. A ring at the edge of the screen shows the remaining seconds. */
export const ring: Screen<WatchosMessages> = {
  slug: 'ring',
  shows: ['code-shown', 'remaining-seconds', 'icon-and-name'],
  draw(messages, frame) {
    const share = (secondsLeft('mail', second) / accounts.mail.period) * 100;
    const screen =
      `<svg class="edge" width="208" height="248" viewBox="0 0 208 248" fill="none" stroke-width="9" stroke-linecap="round">` +
      `<path d="${edge}" stroke="#1f3a32"/><path d="${edge}" stroke="#86cdb6" pathLength="100" stroke-dasharray="${share.toFixed(2)} 100"/></svg>` +
      `<div class="wrist">${tile('mail', 44)}<b>${messages.services.mail}</b><span>${messages.accounts.mail}</span>` +
      `<strong>${code(accounts.mail.code)}</strong><em>${messages.remaining}</em></div>`;
    const wrist = watch(midnight, screen, '');
    return byFrame(frame, {
      wide: stage(frame, 'paper', [500, -90, 520], positioned(255, -180, 1.5, wrist)),
      upright: stage(frame, 'paper', [-140, 360, 620], positioned(45, -192, 2.1, wrist)),
    });
  },
};
