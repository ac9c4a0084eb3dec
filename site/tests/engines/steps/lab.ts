import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { textFrom } from '../../../../scripts/programs.ts';
import { shownCode } from '../../browser/support/otpApp.ts';
import { qrPicture } from '../../browser/support/qrPicture.ts';
import { scan } from '../../browser/support/scan.ts';
import { type Visit, button, hook, labeled } from '../visit.ts';
import type { Step } from './step.ts';

const folder = mkdtempSync(join(tmpdir(), 'engines-'));
const unixSeconds = 1_800_000_010;

function save(name: string, content: Buffer): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

/** Reads a QR code of the page. Tries again, because browsers paint with a delay after scrolling. */
async function scanned(visit: Visit, selector: string): Promise<string> {
  await visit.expectShown(selector);
  const read = async () => {
    try {
      return scan(save('seen.png', await visit.picture(selector)));
    } catch {
      return '';
    }
  };
  let text = '';
  await expect.poll(async () => (text = await read())).not.toBe('');
  return text;
}

async function setTime(visit: Visit): Promise<void> {
  await visit.choose(labeled('Time'), 'fixed');
  await visit.type(labeled('Date and time'), String(unixSeconds));
}

const oathtool = (secret: string, more: readonly string[], at: number) =>
  textFrom('oathtool', ['-b', '--now', `@${at}`, ...more, secret]);

/** The tools of the lab, and its notes. */
export const labSteps: readonly Step[] = [
  [
    'Make: the QR code of the page and of a file contains the address, and the code is that of oathtool',
    async (visit) => {
      await visit.open('/otpqr/');
      await visit.type(labeled('Issuer'), 'Bänk 은행');
      await visit.type(labeled('Account'), 'a+b@example.com');
      await visit.click(button('Generate'));
      await visit.choose(labeled('Algorithm'), 'SHA256');
      await visit.choose(labeled('Digits'), '8');
      await visit.choose(labeled('Period'), '60');
      const [field] = await visit.all(labeled('Secret'));
      const secret = field?.value ?? '';
      const uri = `otpauth://totp/B%C3%A4nk%20%EC%9D%80%ED%96%89:a%2Bb%40example.com?secret=${secret}&issuer=B%C3%A4nk%20%EC%9D%80%ED%96%89&algorithm=SHA256&digits=8&period=60`;
      await visit.expectFirst(hook('otp-uri'), { text: uri });
      expect(await scanned(visit, hook('otp-qr'))).toBe(uri);

      const parameters = ['--totp=SHA256', '-d', '8', '-s', '60'];
      const seen = await visit.engine.run(() => ({
        code: (document.querySelector('[data-testid="otp-code"]')?.textContent ?? '').replaceAll(
          /\s/g,
          '',
        ),
        now: Math.floor(Date.now() / 1000),
      }));
      expect(seen.code).toBe(oathtool(secret, parameters, seen.now));
      await setTime(visit);
      await expect
        .poll(async () => (await visit.text(hook('otp-code'))).replaceAll(/\s/g, ''))
        .toBe(oathtool(secret, parameters, unixSeconds));

      await visit.engine.run(() => {
        const hand = URL.createObjectURL.bind(URL);
        URL.createObjectURL = (file) => {
          if (file instanceof Blob)
            void file
              .arrayBuffer()
              .then((bytes) => Reflect.set(window, 'saved', [...new Uint8Array(bytes)]));
          return hand(file);
        };
        HTMLAnchorElement.prototype.click = () => undefined;
      });
      await visit.click(button('Save PNG'));
      const saved = () =>
        visit.engine.run(() => (Reflect.get(window, 'saved') as number[] | undefined) ?? []);
      await expect.poll(async () => (await saved()).length).toBeGreaterThan(100);
      expect(scan(save('saved.png', Buffer.from(await saved())))).toBe(uri);
    },
  ],
  [
    'Check: finds that an app ignored three settings',
    async (visit) => {
      await visit.open('/#/otpqr?tool=check');
      await setTime(visit);
      for (const [label, value] of [
        ['Algorithm', 'SHA512'],
        ['Digits', '8'],
        ['Period', '60'],
      ] as const)
        await visit.choose(labeled(label), value);
      await visit.type(hook('check-code'), shownCode({ counter: Math.floor(unixSeconds / 30) }));
      await visit.expectFirst(hook('check-verdict'), {
        attributes: {
          'data-finding': 'algorithm:SHA1,digits:6,period:30',
          'data-certainty': 'certain',
        },
      });
    },
  ],
  [
    'Read: reads a picture and a text, and shows an error',
    async (visit) => {
      const uri =
        'otpauth://totp/Example:alice?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Example&period=45';
      await visit.open('/#/otpqr?tool=read');
      await visit.expectShown(hook('read-text'));
      await visit.engine.attach(hook('read-file'), save('given.png', qrPicture(uri)));
      const account = { 'data-account': 'alice', 'data-issuer': 'Example', 'data-period': '45' };
      await visit.expectFirst(hook('read-account'), { attributes: account });
      await visit.type(hook('read-text'), uri.replace('GEZD', 'GE0D'));
      await visit.expectShown(hook('read-error'));
      await visit.type(hook('read-text'), uri.replace('alice', 'bob'));
      await visit.expectFirst(hook('read-account'), { attributes: { 'data-account': 'bob' } });
      await visit.expectShown(hook('read-error'), 0);
    },
  ],
  [
    'Test an app: reports an app that ignores a setting',
    async (visit) => {
      await visit.open('/#/otpqr?tool=test');
      await visit.type(labeled('App'), 'Some app');
      await visit.click(hook('run-start'));
      const asked = new URL(await scanned(visit, hook('run-qr')));
      const secret = asked.searchParams.get('secret') ?? '';
      const now = Math.floor(Date.now() / 1000);
      await visit.type(hook('run-code'), oathtool(secret, ['--totp'], now));
      await visit.click(hook('run-next'));
      await visit.click(hook('run-refused'));
      await visit.click(hook('run-next'));
      await visit.click(button('Report so far'));
      await visit.expectShown(hook('report-card'));
      await visit.expectFirst('[data-capability="sha256"]', {
        attributes: { 'data-verdict': 'misleading' },
      });
    },
  ],
  [
    'Check my program: offers a driver and judges an output',
    async (visit) => {
      await visit.open('/#/otpqr?tool=program');
      await visit.click('//label[contains(., "Python")]');
      await visit.expectShown('[data-testid="program-driver"][data-language="python"]');
      await visit.type(hook('program-output'), 'rfc4226-1 755224');
      await visit.expectFirst(hook('program-finding'), { attributes: { 'data-finding': 'match' } });
    },
  ],
  [
    'Vectors: computes all 28 codes of the RFCs. Notes: lists an app’s settings',
    async (visit) => {
      await visit.open('/#/otpqr?tool=vectors');
      await visit.expectShown('[data-testid="vector"][data-verdict="pass"]', 28);
      await visit.click('a[data-tool="notes"]');
      await visit.expectAddress('/#/otpqr?tool=notes');
      await visit.expectShown('[data-testid="app-note"][data-app="aegis"]', 8);
    },
  ],
  [
    'Test vectors: the address of a case opens its group, and so does a link of the contents',
    async (visit) => {
      await visit.open('/vectors/#uri-names-4');
      await visit.expectShown('tr[id="uri-names-4"]');
      await visit.click('a[href$="#verify-settings"]');
      await visit.expectShown('tr[id="verify-settings-1"]');
      await visit.open('/#/vectors?section=counter-14');
      await visit.expectShown('tr[id="counter-14"]');
    },
  ],
];
