import type { Screen } from '../../drawing.ts';
import type { AccountId } from '../../shared/accounts.ts';
import { accounts, code, tile, timeLeft } from '../../shared/accounts.ts';
import { outline } from '../../shared/icons.ts';
import { iphone } from '../../shared/iphone.ts';
import { byFrame, positioned, stage } from '../../shared/stage.ts';
import { starlight, watch } from '../../shared/watch.ts';
import type { WatchosMessages } from '../../messages/watchos.en-US.ts';

/** The second of the minute at which the picture was taken. */
const second = 14;

const ids: readonly AccountId[] = ['library', 'cloud', 'travel', 'forum'];

const emptyBattery =
  '<svg class="empty" width="150" height="74" viewBox="0 0 150 74"><rect x="3" y="3" width="130" height="68" rx="19" fill="none" stroke="#5c5c60" stroke-width="5"/>' +
  '<path d="M140 26v22c6-2 8-6 8-11s-2-9-8-11Z" fill="#5c5c60"/><rect x="12" y="12" width="17" height="50" rx="9" fill="#ff453a"/></svg>';

/** Shows the watch computing codes beside a phone with an empty battery. */
export const list: Screen<WatchosMessages> = {
  slug: 'list',
  shows: ['own-engine', 'code-shown', 'icon-and-name'],
  draw(messages, frame) {
    const rows = ids.map(
      (id) =>
        `<div class="wrist-row">${tile(id, 30)}<div><span>${messages.services[id]}</span><b>${code(accounts[id].code)}</b></div>${timeLeft(id, second, 28)}</div>`,
    );
    const wrist = watch(
      starlight,
      `<div class="wrist-bar"><i>${outline('smartphone', 15, 2.6)}</i>${messages.title}</div>` +
        `<div class="wrist-rows">${rows.join('')}</div><div class="crown"></div>`,
    );
    const phone = iphone('dark', `<div class="switched-off">${emptyBattery}</div>`);
    return byFrame(frame, {
      wide: stage(
        frame,
        'pine',
        [-80, -120, 460],
        positioned(96, 64, 0.82, phone) + positioned(478, -164, 1.46, wrist),
      ),
      upright: stage(
        frame,
        'pine',
        [-120, 300, 480],
        positioned(40, -330, 0.92, phone) + positioned(170, 80, 1.72, wrist),
      ),
    });
  },
};
