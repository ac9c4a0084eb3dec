import type { Screen } from '../../drawing.ts';
import type { AccountId } from '../../shared/accounts.ts';
import { tile } from '../../shared/accounts.ts';
import { macButton, macWindow } from '../../shared/mac.ts';
import { positioned, stage } from '../../shared/stage.ts';
import type { MacosMessages } from '../../messages/macos.en-US.ts';

/** The OTP URIs of the sample accounts. Their secrets belong to no real account. */
const lines: readonly (readonly [
  AccountId,
  type: string,
  label: string,
  secret: string,
  rest: string,
])[] = [
  ['mail', 'totp', 'Mail:home%40example.com', 'JBSWY3DPEHPK3PXP', 'digits=6<wbr>&amp;period=30'],
  ['city', 'totp', 'City:Services', 'GEZDGNBVGY3TQOJQ', 'algorithm=SHA256<wbr>&amp;digits=6'],
  ['cloud', 'totp', 'Cloud:studio', 'KRSXG5CTMVRXEZLU', 'digits=6<wbr>&amp;period=60'],
  ['server', 'totp', 'Server:admin', 'ONSWG4TFOQZTEMJQ', 'algorithm=SHA512<wbr>&amp;digits=6'],
];

/** Shows accounts exported as otpauth URIs, one per line, with syntax highlighting. */
export const blockOtpuri: Screen<MacosMessages> = {
  slug: 'block-otpuri',
  shows: ['uri-export'],
  draw(messages, frame) {
    const text = lines
      .map(
        ([id, type, label, secret, rest]) =>
          `<div>${tile(id, 30)}<p><b>otpauth://${type}/</b><u>${label}</u><wbr>?secret=<s>${secret}</s><wbr>&amp;${rest}</p></div>`,
      )
      .join('');
    const window = macWindow(
      'dark',
      { width: 480 },
      { isPlain: true, content: messages.uriTitle },
      `<div class="uris">${text}</div><div class="export-foot"><em>${messages.uriCount}</em><span></span>${macButton(messages.saveText)}${macButton(messages.copyAll, true)}</div>`,
    );
    return stage(frame, 'slate', [330, -120, 420], positioned(20, 26, 1.25, window));
  },
};
