import { expect, test } from '@playwright/test';
import { toolNames } from '../../src/pages/otpqr/tools/tools.ts';
import { documentOf, firstNames, languages } from './support/screens.ts';
import { kilobyte, scriptBudgets, weigh } from './support/weigh.ts';

const styleBudget = 8 * kilobyte;
/** What a server sends over a new connection before it waits: ten segments (RFC 6928, section 2). */
const firstFlight = 10 * 1460;

const inKilobytes = (bytes: number) => (bytes / kilobyte).toFixed(1).padStart(5);

/** In the other languages the screens and the tool with the most script stand for all. */
const others = ['de-DE', 'es-ES', 'ja-JP'].map((tag) => ({ tag, root: `/${tag}/` }));
const heaviest = ['app/', 'logon/', 'otpqr/check/'];

for (const { tag, root } of [...languages, ...others])
  test(`every screen and tool loads no more than its budget before the first press (${tag})`, async ({
    browser,
  }) => {
    test.slow();
    const lab = documentOf(root, 'otpqr');
    const all = [
      ...firstNames.map(({ name }) => documentOf(root, name)),
      ...toolNames.slice(1).map((tool) => `${lab}${tool}/`),
    ];
    const documents = others.some((other) => other.tag === tag)
      ? heaviest.map((path) => root + path)
      : all;
    const table: string[] = [];
    const heavy: string[] = [];
    for (const address of documents) {
      const budget = address.startsWith(lab) ? scriptBudgets.tool : scriptBudgets.screen;
      const { script, style, answer } = await weigh(browser, tag, address);
      const flights = answer > firstFlight ? ', more than a first flight' : '';
      table.push(
        `${address.padEnd(28)}${inKilobytes(script)} script${inKilobytes(style)} style${inKilobytes(answer)} answer${flights}`,
      );
      // React alone has more.
      expect(script, address).toBeGreaterThan(50 * kilobyte);
      if (script > budget) heavy.push(`${address}: ${script} B of script`);
      if (style > styleBudget) heavy.push(`${address}: ${style} B of style`);
    }
    console.log(`KB, brotli\n${table.join('\n')}`);
    expect(heavy).toEqual([]);
  });
