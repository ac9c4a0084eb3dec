import type { Screen } from '../../drawing.ts';
import { iconTile, tile } from '../../shared/accounts.ts';
import { outline } from '../../shared/icons.ts';
import { positioned, stage } from '../../shared/stage.ts';
import type { WindowsMessages } from '../../messages/windows.en-US.ts';
import { cropped, landscape } from './landscape.ts';
import { button, dialog } from '../../shared/win.ts';

type Messages = Parameters<Screen<WindowsMessages>['draw']>[0];

const ready = [
  ['bike', '#2b6b5a'],
  ['tree-palm', '#c2622d'],
  ['camera', '#3b4252'],
  ['train-front', '#2f6fb3'],
  ['coffee', '#7a4f9a'],
  ['ticket', '#a67c1a'],
  ['sailboat', '#3f8fb5'],
] as const;

function iconPicker(messages: Messages, isUpright: boolean): string {
  const corners = isUpright
    ? ['left:97px;top:15px', 'left:267px;top:15px', 'left:97px;top:185px', 'left:267px;top:185px']
    : ['left:89px;top:15px', 'left:259px;top:15px', 'left:89px;top:185px', 'left:259px;top:185px'];
  const grips = corners.map((corner) => `<i class="grip" style="${corner}"></i>`).join('');
  const photo = `<div class="photo"><svg width="380" height="224" viewBox="0 0 380 224">${landscape}</svg><i class="mask"></i>${grips}</div>`;
  const zoom = `<div class="zoom">${messages.iconZoom}<i></i></div>`;
  const browse = `<div class="browse">${button(messages.iconBrowse, false, outline('folder-open', 17, 1.6))}</div>`;
  const sizes = `<div class="sizes">${cropped(92)}${cropped(52)}${cropped(32)}</div>`;
  const own = isUpright
    ? sizes + browse + zoom
    : `<h4>${messages.iconOwn}</h4>${sizes}${zoom}${browse}`;
  const others = ready
    .slice(0, isUpright ? 5 : 7)
    .map(([name, color]) => iconTile(name, color, isUpright ? 46 : 52, 11));
  return `<div class="choosing"><h3>${messages.iconTitle}</h3><div class="crop">${photo}<div>${own}</div></div>
<h4>${messages.iconReady}</h4><div class="ready">${tile('travel', isUpright ? 46 : 52, 11)}${others.join('')}</div>
<div class="answers">${button(messages.iconSave, true)}${button(messages.cancel)}</div></div>`;
}

/** Shows how to crop an account's icon from one's own picture. */
export const icon: Screen<WindowsMessages> = {
  slug: 'custom-icon',
  shows: ['icon-images'],
  draw(messages, frame) {
    const isUpright = frame === 'upright';
    const shown = dialog(
      isUpright ? 432 : 620,
      { text: messages.brand, icon: outline('image', 17, 1.6) },
      iconPicker(messages, isUpright),
    );
    return isUpright
      ? `<div class="icon-dialog upright">${stage(frame, 'paper', [320, -130, 560], positioned(78, 42, 1.305, shown))}</div>`
      : `<div class="icon-dialog">${stage(frame, 'paper', [-150, 60, 600], positioned(158, 38, 1.04, shown))}</div>`;
  },
};
