import type { Screen } from '../../drawing.ts';
import { outline } from '../../shared/icons.ts';
import { macButton, macWindow } from '../../shared/mac.ts';
import { byFrame, positioned } from '../../shared/stage.ts';
import type { MacosMessages } from '../../messages/macos.en-US.ts';
import type { Messages } from './desktop.ts';
import { desktop } from './desktop.ts';

/** The text of a sample backup in PEM format. Its body can't be decrypted. */
const pem = [
  '-----BEGIN ENCRYPTED BACKUP-----',
  'MIIFLTBXBgkqhkiG9w0BBQ0wSjApBgkqhkiG9w0BBQwwHAQIm1z7',
  'Qd4wXkACAggAMAwGCCqGSIb3DQIJBQAwHQYJYIZIAWUDBAEqBBCv',
  'T0bL8eYp2r5sKq9DnW3hBIIE0HcJx6uVfR1oZg4MtA7iSyPkE2dw',
  'N5bQvXU8lGj0rCzTf9KmYhB3nWsOqI6aLePxRy1DuVt7gM4kHcFZ',
  'jS2oEiA8bNwXp5QvTlUz0rGd6CfKmYh9BnWs3OqI1aLePxRyDuVt',
  '-----END ENCRYPTED BACKUP-----',
];

function file(messages: Messages): string {
  return macWindow(
    'auto',
    { width: 500 },
    { isPlain: true, isActive: false, content: `${messages.fileName}.pem` },
    `<pre class="pem">${pem.join('\n')}</pre>`,
  );
}

function field(label: string, value: string, extra = ''): string {
  return `<label>${label}</label><span class="field ${extra}">${value}</span>`;
}

function sheet(messages: Messages): string {
  return (
    `<div class="apple auto"><div class="sheet"><div class="sheet-head">${outline('file-lock-2', 44, 1.4)}<b>${messages.backupTitle}</b></div>` +
    `<div class="sheet-form">${field(messages.saveAs, `${messages.fileName}<em>.pem</em>`, 'focus')}` +
    field(
      messages.where,
      `${outline('folder', 15, 2)}${messages.documents}${outline('chevrons-up-down', 13, 2.4)}`,
      'choice',
    ) +
    field(messages.password, '••••••••••••••') +
    `<label></label><span class="strength"><i></i><i></i><i></i><i></i>${messages.strength}</span>` +
    `${field(messages.repeat, '••••••••••••••')}</div>` +
    `<p>${messages.backupNote}</p><div class="sheet-foot">${macButton(messages.cancel)}${macButton(messages.save, true)}</div></div></div>`
  );
}

/** Shows how to save an encrypted backup: the name, the password twice, and the resulting PEM file. */
export const backup: Screen<MacosMessages> = {
  slug: 'backup',
  shows: ['pem-backup'],
  draw(messages, frame) {
    return byFrame(frame, {
      wide: desktop(
        messages,
        frame,
        { background: 'pine', markPlace: [540, 140, 520], bar: 'dark' },
        positioned(40, 300, 1.06, file(messages)) + positioned(404, 66, 1.26, sheet(messages)),
      ),
      upright: desktop(
        messages,
        frame,
        { background: 'pine', markPlace: [320, 460, 560], bar: 'dark' },
        positioned(60, 96, 1.5, sheet(messages)) + positioned(60, 714, 1.2, file(messages)),
      ),
    });
  },
};
