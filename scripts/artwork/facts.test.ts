import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Platform } from '../../artwork/drawing.ts';
import { platforms } from '../../artwork/screens/index.ts';
import { shareWords } from '../../artwork/share/words.ts';
import { apps } from '../../src/catalog/apps.ts';
import { logins } from '../../src/catalog/logins.ts';
import type { PictureTab } from '../../src/catalog/pictures.ts';
import english from '../../locales/en-US.json' with { type: 'json' };
import japanese from '../../locales/ja-JP.json' with { type: 'json' };
import korean from '../../locales/ko-KR.json' with { type: 'json' };

function listedBy(tab: PictureTab): readonly string[] {
  if (tab === 'login-windows' || tab === 'login-mac') {
    const login = logins[tab === 'login-mac' ? 'mac' : 'windows'];
    return login.id === 'linux' ? [] : login.features;
  }
  return apps[tab].features;
}

const drawn = Object.entries(platforms) as [PictureTab, () => Promise<Platform>][];
const authenticators = drawn.flatMap(([tab]) => (tab.startsWith('login-') ? [] : [tab]));

test.each(drawn)('pictures of %s show what its list of features names', async (tab, load) => {
  const { shows } = await load();
  expect(shows.length).toBeGreaterThan(0);
  for (const feature of shows) expect(listedBy(tab)).toContain(feature);
});

/** Words on a screen that promise a feature, and the features any of which keeps the promise. */
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

test.each(authenticators)('words on the screens of %s promise nothing more', (tab) => {
  const source = readFileSync(`artwork/words/${tab}.en-US.ts`, 'utf8');
  const words = source.match(/'[^'\n]*'/g)?.join('\n') ?? '';
  const broken = promises.filter(
    ([said, any]) => said.test(words) && !any.some((feature) => listedBy(tab).includes(feature)),
  );
  expect(broken).toEqual([]);
});

test('no picture’s source writes a version of its own', () => {
  // The version of the authentication core is no release of this site.
  const core = '1.0.1.0';
  const files = readdirSync('artwork', { recursive: true, encoding: 'utf8' });
  const versions = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => readFileSync(`artwork/${file}`, 'utf8').match(/\b\d+(\.\d+){3}\b/g) ?? []);
  expect(versions.filter((version) => version !== core)).toEqual([]);
});

test.each([
  ['en-US', english],
  ['ko-KR', korean],
  ['ja-JP', japanese],
] as const)('share pictures call products and the lab as the site does (%s)', (language, words) => {
  const { headlines } = shareWords[language];
  expect(headlines.logon.line).toContain(words.login.windows.name);
  expect(headlines.logon.line).toContain(words.login.mac.name);
  expect(headlines.otpqr.title).toBe(words.otpqr.title);
  expect(headlines['help-authplugin'].title).toBe(words.texts.helpAuthPlugin);
  expect(headlines['help-authlogin'].title).toBe(words.texts.helpAuthLogin);
  expect(words.texts.helpAuthPlugin).toContain(words.login.mac.name);
});
