import { expect, test } from 'vitest';
import { headersFor } from '../../scripts/serve/rules.ts';
import { rules } from './built.ts';
import { hasCaddy, startCaddy } from './caddy.ts';
import { describeHost } from './describeHost.ts';

const policyName = 'Content-Security-Policy';

const caddy = {
  name: 'Caddy',
  configuration: 'deploy/caddy/Caddyfile',
  isInstalled: hasCaddy(),
  start: startCaddy,
  port: 4298,
  documents: [],
};

describeHost(caddy, (ask) => {
  test.each(['/', '/otpqr/', '/ko-KR/privacy/', '/de-DE/app/'])(
    '%s has them too, and its policy the styles of all documents',
    async (path) => {
      const { status, headers, body } = await ask(path);
      expect(status).toBe(200);
      const { [policyName]: policy = '', ...others } = headersFor(rules, path);
      for (const [name, value] of Object.entries(others))
        expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
      const withoutStyles = (text: string) => text.replace(/(style-src 'self')[^;]*/, '$1');
      const sent = String(headers['content-security-policy']);
      expect(withoutStyles(sent)).toBe(withoutStyles(policy));
      const [, own = 'none'] = /style-src 'self' ('sha256-[^']+')/.exec(body.toString()) ?? [];
      expect(sent).toContain(own);
    },
  );

  test('an address without its slash leads to the one with it', async () => {
    const { status, headers } = await ask('/otpqr');
    expect([status, headers.location]).toEqual([308, '/otpqr/']);
  });

  test.each([
    ['/nothing/', 'en-US'],
    ['/ko-KR/nothing/', 'ko-KR'],
    ['/assets/nothing.js', 'en-US'],
    ['/_caddy', 'en-US'],
    ['/_headers', 'en-US'],
  ])('%s is not found, in %s', async (path, language) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body.toString()).toContain(`<html lang="${language}"`);
  });
});
