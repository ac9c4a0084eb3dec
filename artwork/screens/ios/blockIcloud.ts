import type { Screen } from '../../drawing.ts';
import { iconTile } from '../../shared/accounts.ts';
import { outline, solid } from '../../shared/icons.ts';
import { floatingButton, iphone } from '../../shared/iphone.ts';
import { positioned, stage } from '../../shared/stage.ts';
import type { IosMessages } from '../../messages/ios.en-US.ts';

function store(icon: string, color: string, title: string, text: string): string {
  return `<div class="ios-row store">${iconTile(icon, color, 34)}<span class="grow"><b>${title}</b><small>${text}</small></span><span class="switch on"></span></div>`;
}

/** Shows where the accounts are stored: in iCloud Keychain, with a copy in iCloud Drive. */
export const blockIcloud: Screen<IosMessages> = {
  slug: 'block-icloud',
  shows: ['icloud-keychain', 'icloud-drive'],
  draw(messages, frame) {
    const phone = iphone(
      'dark',
      `<div class="ios-nav inline"><div class="buttons">${floatingButton(outline('chevron-left', 27, 2))}<h1>${messages.iCloudTitle}</h1><span></span></div></div>` +
        `<div class="icloud-head">${solid('cloud', 66)}<p>${messages.iCloudText}</p></div>` +
        `<div class="ios-group">${store('key-round', '#7c8088', messages.iCloudKeychain, messages.iCloudKeychainText)}` +
        store('hard-drive', '#3f8fb5', messages.iCloudDrive, messages.iCloudDriveText) +
        `<div class="ios-row"><span class="grow">${messages.iCloudLast}</span><span class="value">${messages.iCloudWhen}</span></div></div>`,
    );
    return stage(frame, 'dusk', [430, 150, 380], positioned(92, 30, 1.09, phone));
  },
};
