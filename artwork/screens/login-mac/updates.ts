import { currentRelease, releases } from '../../../site/src/releases/releases.ts';
import type { Screen } from '../../drawing.ts';
import { outline } from '../../shared/icons.ts';
import { macWindow } from '../../shared/mac.ts';
import { positioned, stage } from '../../shared/stage.ts';
import type { LoginMacMessages } from '../../messages/login-mac.en-US.ts';
import { codeCells } from './parts.ts';

type Messages = Parameters<Screen<LoginMacMessages>['draw']>[0];

const { version } = currentRelease(releases, 'login-mac');

function tool(icon: string, label: string, isPressed = false): string {
  return `<div class="tool ${isPressed ? 'pressed' : ''}"><span class="floating">${outline(icon, 27, 1.8)}</span>${label}</div>`;
}

function loginWindow(messages: Messages, width: number): string {
  const tools =
    tool('circle-question-mark', messages.onlineHelp) +
    tool('life-buoy', messages.emergency) +
    tool('refresh-cw', messages.checkUpdates, true);
  const popover = `<div class="popover" style="top:76px;right:24px;left:24px;--arrow:${((width - 60) / 6 - 4).toFixed(0)}px">${outline('circle-check', 58, 1.5)}<h2>${messages.upToDate}</h2><b>${version} (1.0.1.0)</b><p>${messages.versionParts}</p></div>`;
  return macWindow(
    'auto',
    { width },
    { isPlain: true, content: messages.windowTitle },
    `<div class="inside"><div class="typed">${codeCells('')}</div><div class="tools">${tools}</div>${popover}</div>`,
  );
}

/** Shows the three buttons of the login window and the result of an update check, with both versions. */
export const updates: Screen<LoginMacMessages> = {
  slug: 'updates',
  shows: ['check-updates', 'online-help', 'emergency', 'version'],
  draw(messages, frame) {
    return frame === 'upright'
      ? `<div class="updates-scene">${stage(frame, 'slate', [-180, 420, 620], positioned(36, 200, 1.5, loginWindow(messages, 432)))}</div>`
      : `<div class="updates-scene">${stage(frame, 'slate', [520, -80, 600], positioned(150, 58, 1.3, loginWindow(messages, 508)))}</div>`;
  },
};
