import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Platform } from '../drawing.ts';
import { platforms } from '../screens/index.ts';
import { shareMessages } from '../share/messages.ts';
import { listFiles } from '../../site/integrations/listFiles.ts';
import { apps } from '../../site/src/catalog/apps.ts';
import { logins } from '../../site/src/catalog/logins.ts';
import type { PictureTab } from '../../site/src/catalog/picture.ts';
import english from '../../site/src/locales/en-US.json' with { type: 'json' };
import japanese from '../../site/src/locales/ja-JP.json' with { type: 'json' };
import korean from '../../site/src/locales/ko-KR.json' with { type: 'json' };

function listedBy(tab: PictureTab): readonly string[] {
  if (tab === 'login-windows' || tab === 'login-mac') {
    const login = logins[tab === 'login-mac' ? 'mac' : 'windows'];
    return login.id === 'linux' ? [] : login.features;
  }
  return apps[tab].features;
}

const drawn = Object.entries(platforms) as [PictureTab, () => Promise<Platform>][];
const authenticators = drawn.flatMap(([tab]) => (tab.startsWith('login-') ? [] : [tab]));

test.each(drawn)('pictures of %s show only listed features', async (tab, load) => {
  const { shows } = await load();
  expect(shows.length).toBeGreaterThan(0);
  for (const feature of shows) expect(listedBy(tab)).toContain(feature);
});

/** Phrases that promise a feature. For each phrase, the product must list at least one of the features. */
const promises = [
  [/copied|copy code/i, ['copy']],
  [/\bhides?\b/i, ['auto-hide', 'code-hiding']],
  [/encrypted backup|restore|\.pem\b/i, ['pem-backup']],
  [/back(ed)? up|\bbackup\b/i, ['pem-backup', 'cloud-backup']],
  [/otp uri/i, ['uri-export']],
  [/export/i, ['qr-export']],
  [/icloud drive/i, ['icloud-drive']],
  [/face id|touch id|fingerprint/i, ['face-touch-id', 'passcode-or-biometrics']],
  [/start(ed)? with|login item/i, ['autostart']],
] as const;

test.each(authenticators)('texts on the screens of %s promise only listed features', (tab) => {
  const source = readFileSync(`artwork/messages/${tab}.en-US.ts`, 'utf8');
  const messages = source.match(/'[^'\n]*'/g)?.join('\n') ?? '';
  const broken = promises.filter(
    ([phrase, features]) =>
      phrase.test(messages) && !features.some((feature) => listedBy(tab).includes(feature)),
  );
  expect(broken).toEqual([]);
});

test('pictures use only product versions of releases.json', () => {
  // The version of the authentication core isn't in releases.json.
  const core = '1.0.1.0';
  const versions = ['messages', 'screens', 'share', 'shared']
    .flatMap((folder) =>
      listFiles(join('artwork', folder)).map((file) => join('artwork', folder, file)),
    )
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => readFileSync(file, 'utf8').match(/\b\d+(\.\d+){3}\b/g) ?? []);
  expect(versions.filter((version) => version !== core)).toEqual([]);
});

test.each([
  ['en-US', english],
  ['ko-KR', korean],
  ['ja-JP', japanese],
] as const)(
  'share pictures name products and the lab as the site does (%s)',
  (language, messages) => {
    const { headlines } = shareMessages[language];
    expect(headlines.logon.line).toContain(messages.login.windows.name);
    expect(headlines.logon.line).toContain(messages.login.mac.name);
    expect(headlines.otpqr.title).toBe(messages.otpqr.title);
    expect(headlines['help-authplugin'].title).toBe(messages.texts.helpAuthPlugin);
    expect(headlines['help-authlogin'].title).toBe(messages.texts.helpAuthLogin);
    expect(messages.texts.helpAuthPlugin).toContain(messages.login.mac.name);
  },
);
