import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { programOutput } from '../../../../scripts/programs.ts';
import { shownCode } from '../../browser/support/otpApp.ts';
import { qrPicture } from '../../browser/support/qrPicture.ts';
import { scan } from '../../browser/support/scan.ts';
import { type Visit, buttonNamed, byTestId, byLabel } from '../visit.ts';
import type { Step } from './step.ts';

const folder = mkdtempSync(join(tmpdir(), 'engines-'));
const unixSeconds = 1_800_000_010;

function save(name: string, content: Buffer): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

/** Reads a QR code of the page. Retries, because browsers paint some time after scrolling. */
async function scanQrCode(visit: Visit, selector: string): Promise<string> {
  await visit.expectVisible(selector);
  const read = async () => {
    try {
      return scan(save('seen.png', await visit.screenshot(selector)));
    } catch {
      return '';
    }
  };
  let text = '';
  await expect.poll(async () => (text = await read())).not.toBe('');
  return text;
}

async function setTime(visit: Visit): Promise<void> {
  await visit.select(byLabel('Time'), 'fixed');
  await visit.type(byLabel('Date and time'), String(unixSeconds));
}

const oathtool = (secret: string, more: readonly string[], at: number) =>
  programOutput('oathtool', ['-b', '--now', `@${at}`, ...more, secret]);

/** Tests of the lab's tools and the page of test vectors. */
export const labSteps: readonly Step[] = [
  [
    'Make: shows and saves a QR code of the URI, and the same code as oathtool',
    async (visit) => {
      await visit.open('/otpqr/');
      await visit.type(byLabel('Issuer'), 'Bänk 은행');
      await visit.type(byLabel('Account'), 'a+b@example.com');
      await visit.click(buttonNamed('Generate'));
      await visit.select(byLabel('Algorithm'), 'SHA256');
      await visit.select(byLabel('Digits'), '8');
      await visit.select(byLabel('Period'), '60');
      const [field] = await visit.findAll(byLabel('Secret'));
      const secret = field?.value ?? '';
      const uri = `otpauth://totp/B%C3%A4nk%20%EC%9D%80%ED%96%89:a%2Bb%40example.com?secret=${secret}&issuer=B%C3%A4nk%20%EC%9D%80%ED%96%89&algorithm=SHA256&digits=8&period=60`;
      await visit.expectFirst(byTestId('otp-uri'), { text: uri });
      expect(await scanQrCode(visit, byTestId('otp-qr'))).toBe(uri);

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
        .poll(async () => (await visit.text(byTestId('otp-code'))).replaceAll(/\s/g, ''))
        .toBe(oathtool(secret, parameters, unixSeconds));

      await visit.engine.run(() => {
        const createObjectURL = URL.createObjectURL.bind(URL);
        URL.createObjectURL = (file) => {
          if (file instanceof Blob)
            void file
              .arrayBuffer()
              .then((bytes) => Reflect.set(window, 'saved', [...new Uint8Array(bytes)]));
          return createObjectURL(file);
        };
        HTMLAnchorElement.prototype.click = () => undefined;
      });
      await visit.click(buttonNamed('Save PNG'));
      const saved = () =>
        visit.engine.run(() => (Reflect.get(window, 'saved') as number[] | undefined) ?? []);
      await expect.poll(async () => (await saved()).length).toBeGreaterThan(100);
      expect(scan(save('saved.png', Buffer.from(await saved())))).toBe(uri);
    },
  ],
  [
    'Check: finds that an app ignores three settings',
    async (visit) => {
      await visit.open('/#/otpqr?tool=check');
      await setTime(visit);
      for (const [label, value] of [
        ['Algorithm', 'SHA512'],
        ['Digits', '8'],
        ['Period', '60'],
      ] as const)
        await visit.select(byLabel(label), value);
      await visit.type(
        byTestId('check-code'),
        shownCode({ counter: Math.floor(unixSeconds / 30) }),
      );
      await visit.expectFirst(byTestId('check-verdict'), {
        attributes: {
          'data-finding': 'algorithm:SHA1,digits:6,period:30',
          'data-certainty': 'certain',
        },
      });
    },
  ],
  [
    'Read: reads a picture and a text, and reports an invalid text',
    async (visit) => {
      const uri =
        'otpauth://totp/Example:alice?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Example&period=45';
      await visit.open('/#/otpqr?tool=read');
      await visit.expectVisible(byTestId('read-text'));
      await visit.engine.chooseFile(byTestId('read-file'), save('code.png', qrPicture(uri)));
      const account = { 'data-account': 'alice', 'data-issuer': 'Example', 'data-period': '45' };
      await visit.expectFirst(byTestId('read-account'), { attributes: account });
      await visit.type(byTestId('read-text'), uri.replace('GEZD', 'GE0D'));
      await visit.expectVisible(byTestId('read-error'));
      await visit.type(byTestId('read-text'), uri.replace('alice', 'bob'));
      await visit.expectFirst(byTestId('read-account'), { attributes: { 'data-account': 'bob' } });
      await visit.expectVisible(byTestId('read-error'), 0);
    },
  ],
  [
    'Test an app: reports an app that ignores a setting as misleading',
    async (visit) => {
      await visit.open('/#/otpqr?tool=test');
      await visit.type(byLabel('App'), 'Some app');
      await visit.click(byTestId('run-start'));
      const uri = new URL(await scanQrCode(visit, byTestId('run-qr')));
      const secret = uri.searchParams.get('secret') ?? '';
      const now = Math.floor(Date.now() / 1000);
      await visit.type(byTestId('run-code'), oathtool(secret, ['--totp'], now));
      await visit.click(byTestId('run-next'));
      await visit.click(byTestId('run-refused'));
      await visit.click(byTestId('run-next'));
      await visit.click(buttonNamed('Report so far'));
      await visit.expectVisible(byTestId('report-card'));
      await visit.expectFirst('[data-capability="sha256"]', {
        attributes: { 'data-verdict': 'misleading' },
      });
    },
  ],
  [
    'Check my program: shows a driver and checks an output',
    async (visit) => {
      await visit.open('/#/otpqr?tool=program');
      await visit.click('//label[contains(., "Python")]');
      await visit.click('//summary[contains(., "driver")]');
      await visit.expectVisible('[data-testid="program-driver"][data-language="python"]');
      await visit.type(byTestId('program-output'), 'rfc4226-1 755224');
      await visit.expectFirst(byTestId('program-finding'), {
        attributes: { 'data-finding': 'match' },
      });
    },
  ],
  [
    'Vectors and Notes: compute all 28 codes of the RFCs, and list the settings of an app',
    async (visit) => {
      await visit.open('/#/otpqr?tool=vectors');
      await visit.expectVisible('[data-testid="vector"][data-verdict="pass"]', 28);
      await visit.click('a[data-tool="notes"]');
      await visit.expectAddress('/#/otpqr?tool=notes');
      await visit.expectVisible('[data-testid="app-note"][data-app="aegis"]', 8);
    },
  ],
  [
    'Test vectors: open the group of the case in the address, and the kind of a clicked link',
    async (visit) => {
      await visit.open('/vectors/#uri-names-4');
      await visit.expectVisible('tr[id="uri-names-4"]');
      await visit.click('main a[href$="#verification"]');
      await visit.expectVisible('[id="verification"]');
      await visit.open('/#/vectors?section=counter-14');
      await visit.expectVisible('tr[id="counter-14"]');
    },
  ],
];
