import type { Screen } from '../../drawing.ts';
import { outline } from '../../shared/icons.ts';
import { macWindow } from '../../shared/mac.ts';
import { positioned, stage } from '../../shared/stage.ts';
import type { LoginMacMessages } from '../../messages/login-mac.en-US.ts';
import { pushButton } from './parts.ts';

/**
 * Shows the emergency login without a code: the administrator's ID and password, and the number of emergency logins.
 */
export const emergency: Screen<LoginMacMessages> = {
  slug: 'emergency',
  shows: ['emergency'],
  draw(messages, frame) {
    const upright = frame === 'upright';
    const inside = `<div class="inside"><div class="count"><b>2</b><p>${messages.emergencyCount}</p></div>
<div class="ask"><h2>${messages.emergency}</h2><p>${messages.emergencyText}</p>
<label>${messages.administratorId}<span class="field">${outline('user-cog', 19, 1.7)}admin</span></label>
<label>${messages.administratorPassword}<span class="field focus">${outline('lock-keyhole', 19, 1.7)}••••••••••</span></label>
<div class="answers">${pushButton(messages.cancel)}${pushButton(messages.login, true)}</div></div></div>`;
    const shown = macWindow(
      'auto',
      { width: upright ? 428 : 680 },
      { isPlain: true, content: messages.windowTitle },
      inside,
    );
    return upright
      ? `<div class="emergency-scene upright">${stage(frame, 'brick', [260, 420, 620], positioned(39, 120, 1.5, shown))}</div>`
      : `<div class="emergency-scene">${stage(frame, 'brick', [500, 120, 600], positioned(72, 76, 1.2, shown))}</div>`;
  },
};
