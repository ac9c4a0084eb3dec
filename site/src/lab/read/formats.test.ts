import { expect, test } from 'vitest';
import { fileApps } from '@otp-lab/otp/read';
import english from '../../locales/en-US.json' with { type: 'json' };
import german from '../../locales/de-DE.json' with { type: 'json' };
import japanese from '../../locales/ja-JP.json' with { type: 'json' };
import korean from '../../locales/ko-KR.json' with { type: 'json' };
import spanish from '../../locales/es-ES.json' with { type: 'json' };

test('counts the apps whose files can be read, in every language', () => {
  // The Credential Exchange Format isn't an app.
  const count = Object.keys(fileApps).length - 1;
  for (const { labRead } of [english, german, japanese, korean, spanish])
    expect(labRead.formats.match(/\d+/)?.[0]).toBe(String(count));
});
