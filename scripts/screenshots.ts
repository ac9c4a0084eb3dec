import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { type Page, chromium } from '@playwright/test';
import { findChrome } from './test/programs.ts';

/** Pictures of every screen in four sizes, two themes and two languages, into screenshots/. */
const port = 4188;
const filter = process.argv[2] ?? '';
const sizes = [
  [360, 800],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;
const themes = ['light', 'dark'] as const;
const languages = [
  ['en-US', '/'],
  ['ko-KR', '/ko-KR/'],
] as const;
const documents = [
  '',
  'server/',
  'app/',
  'logon/',
  'otpqr/',
  'privacy/',
  'eula/',
  'help-authplugin/',
  'help-authlogin/',
  'update-authlogin/',
  '404.html',
];

/** Pictures that wait until a visitor comes near are asked for, and painted. */
async function showPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.querySelectorAll('img')].filter((image) =>
      image.checkVisibility(),
    );
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
  await page.waitForTimeout(300);
}

const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], {
  env: { ...process.env, PORT: String(port) },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((resolve) => server.stdout.once('data', resolve));
mkdirSync('screenshots', { recursive: true });
const browser = await chromium.launch({
  executablePath: findChrome(),
  args: ['--no-sandbox', '--disable-background-networking', '--no-first-run'],
});
for (const [language, root] of languages) {
  for (const colorScheme of themes) {
    for (const [width, height] of sizes) {
      const context = await browser.newContext({
        locale: language,
        colorScheme,
        viewport: { width, height },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      for (const path of documents) {
        const name = `${path.replace(/\W/g, '') || 'main'}-${width}-${colorScheme}-${language}`;
        if (!name.includes(filter)) continue;
        await page.goto(`http://localhost:${port}${root}${path}`);
        await showPictures(page);
        await page.screenshot({ path: `screenshots/${name}.png`, fullPage: true });
      }
      await context.close();
    }
  }
}
await browser.close();
server.kill('SIGTERM');
process.exit(0);
