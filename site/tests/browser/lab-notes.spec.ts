import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import english from '../../src/locales/en-US.json' with { type: 'json' };
import * as site from '../../site.config.ts';
import {
  appMenus,
  type NoteApp,
  noteApps,
  noteColumns,
  noteRows,
  notesAbout,
  noteVerdicts,
  outcomeOf,
} from '@otp-lab/app-notes';
import { dayText } from '../../src/components/shared/dayText.ts';
import { appNameInList } from '../../src/i18n/appNames.ts';
import { keepTogether } from '../../src/i18n/keepTogether.ts';
import { appsWithNotePage } from '../../src/routes.ts';
import reports from '../../../tests/programs/reportCards.json' with { type: 'json' };
import { allLanguages, languages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { waitUntilReady } from './support/visit.ts';

type Messages = typeof english;
const messagesOf = (tag: string) =>
  JSON.parse(readFileSync(`src/locales/${tag}.json`, 'utf8')) as Messages;
const { labNotes } = english;

/** The apps that we searched sources about, each with the day. */
const searchedApps = Object.entries<NoteApp>(noteApps).flatMap(([app, { searched }]) =>
  searched === undefined ? [] : [[app, searched] as const],
);
/** The day of the source that says where Aegis scans a QR code. */
const seenScan = appMenus.aegis?.find(({ purpose }) => purpose === 'scan')?.seen ?? 'no day';

const allApps = `${noteRows.length} apps`;
const notesOf = (page: Page) => page.getByTestId('app-note');
const shownRows = (page: Page) => page.locator('main tbody[data-app]:visible');
const count = (page: Page) => page.getByTestId('notes-count');

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilReady(page);
}

/** Returns the names of the shown apps without duplicates. */
async function shownApps(page: Page): Promise<string[]> {
  const apps = await shownRows(page).evaluateAll((rows) =>
    rows.map((row) => (row as HTMLElement).dataset['app'] ?? ''),
  );
  return [...new Set(apps)];
}

/** Returns the report card of a program as a file, with some properties changed. */
function card(name: string, changed: object = {}) {
  const found = reports.find(({ app }) => app.name === name);
  return {
    name: `${name}.json`,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...found, ...changed })),
  };
}

const textFile = (name: string, text: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

test('shows the verdict of the notes in each cell', async ({ page }) => {
  await open(page, '/otpqr/notes/');
  const expected = noteRows.flatMap(({ app, notes }) =>
    noteColumns.map(({ setting, value, requested }) =>
      [app, setting, value, noteVerdicts[outcomeOf(notes, requested, setting)]].join(' '),
    ),
  );
  const cells = await notesOf(page).evaluateAll((all) =>
    all.map((cell) => {
      const { app, setting, value, verdict } = (cell as HTMLElement).dataset;
      return [app, setting, value, verdict].join(' ');
    }),
  );
  expect(cells).toEqual(expected);
  await expect(count(page)).toHaveText(allApps);
});

test('filters apps by the settings that they support, and keeps the filter in the address', async ({
  page,
}) => {
  await open(page, '/otpqr/notes/');
  await page.getByLabel('Algorithm').selectOption('SHA256');
  await page.getByLabel('Digits').selectOption('8');
  await page.getByLabel('Period').selectOption('60');
  await expect(count(page)).toHaveText(
    /^\d+ apps support everything you chose\. We tested \d+ of them with everything you chose\. \d+ might, but their support for some of these settings is unknown or disputed\. \d+ don’t, and are hidden\.$/,
  );
  const [supporting = 0, measured = 0, unclear = 0, others = 0] =
    (await count(page).textContent())?.match(/\d+/g)?.map(Number) ?? [];
  expect(supporting + unclear + others).toBe(noteRows.length);
  expect(measured).toBeLessThan(supporting);
  await expect(shownRows(page)).toHaveCount(supporting + unclear);
  const shown = await shownApps(page);
  const right = ['2fas', 'aegis', 'bitwarden', 'ente', 'freeotp', 'freeotp-plus'];
  expect(shown.slice(0, supporting)).toEqual(expect.arrayContaining(right));
  const hidden = page.locator('tbody[data-app="microsoft-authenticator"]');
  await expect(hidden).toBeHidden();
  await page.getByRole('button', { name: `Show ${others} unsuitable apps` }).click();
  await expect(hidden).toBeVisible();
  await expect(shownRows(page)).toHaveCount(noteRows.length);
  await page.getByRole('button', { name: `Hide ${others} unsuitable apps` }).click();
  await expect(hidden).toBeHidden();
  await expect(page).toHaveURL(/#\/otpqr\?tool=notes&algorithm=SHA256&digits=8&period=60$/);

  await page.reload();
  await waitUntilReady(page);
  await expect(page.getByLabel('Algorithm')).toHaveValue('SHA256');
  await expect(count(page)).toContainText(`${supporting} apps support everything you chose.`);
  await page.getByRole('button', { name: labNotes.clear }).click();
  await expect(count(page)).toHaveText(allApps);
  await expect.poll(async () => (await shownApps(page))[0]).toBe('1password');
  await expect(shownRows(page)).toHaveCount(noteRows.length);
});

test('filters apps by phone, and lists those that we tested first', async ({ page }) => {
  await open(page, '/otpqr/notes/');
  await page.getByLabel(labNotes.phone).selectOption('iPhone');
  await expect(page.locator('tbody[data-app="raivo"]')).toBeVisible();
  await expect(page.locator('tbody[data-app="aegis"]')).toBeHidden();
  await page.getByLabel('Digits').selectOption('8');
  await expect(page).toHaveURL(/#\/otpqr\?tool=notes&phone=iOS&digits=8$/);
  const cells = shownRows(page).locator('td[data-setting="digits"][data-value="8"]');
  const evidence = await cells.evaluateAll((all) =>
    all
      .map((cell) => (cell as HTMLElement).dataset)
      .filter(({ outcome }) => outcome === 'right')
      .map(({ evidence: kind, old }) => (old === undefined ? kind : 'old')),
  );
  expect(new Set(evidence)).toEqual(new Set(['measured', 'reported', 'old']));
  expect(evidence).toEqual([
    ...evidence.filter((kind) => kind === 'measured'),
    ...evidence.filter((kind) => kind === 'reported'),
    ...evidence.filter((kind) => kind === 'old'),
  ]);
  await page.reload();
  await waitUntilReady(page);
  await expect(page.getByLabel(labNotes.phone)).toHaveValue('iOS');
  await expect(page.locator('tbody[data-app="aegis"]')).toBeHidden();
});

test('finds apps by their names and their notes', async ({ page }) => {
  await open(page, '/#/otpqr?tool=notes');
  const search = page.getByLabel(labNotes.search);
  await search.fill('  KEEPASS ');
  await expect.poll(() => shownApps(page)).toEqual(['keepassxc']);
  await search.fill('no such app');
  await expect(count(page)).toHaveText(labNotes.nothing);
  await expect(page.locator('table > thead').first()).toBeHidden();
  await search.fill('aruba');
  await expect.poll(() => shownApps(page)).toEqual(['google-authenticator']);
  for (const maker of ['마이크로소프트', 'マイクロソフト']) {
    await search.fill(maker);
    await expect.poll(() => shownApps(page)).toEqual(['microsoft-authenticator']);
    await search.fill('');
  }
  // Aegis and FreeOTP+ exist only for Android, so their names don't say it.
  for (const [word, shown, hidden] of [
    ['Android', 'aegis', 'raivo'],
    ['안드로이드', 'freeotp-plus', 'keepassxc'],
    ['iPhone', 'raivo', 'aegis'],
  ] as const) {
    await search.fill(word);
    await expect(page.locator(`tbody[data-app="${shown}"]`)).toBeVisible();
    await expect(page.locator(`tbody[data-app="${hidden}"]`)).toBeHidden();
  }
  await search.fill('구글');
  await page.getByRole('button', { name: labNotes.clear }).click();
  await expect(search).toHaveValue('');
  await expect(shownRows(page)).toHaveCount(noteRows.length);
});

test('shows only the notes about the selected subject, expanded', async ({ page }) => {
  await open(page, '/#/otpqr?tool=notes&about=issuer');
  const apps = notesAbout('issuer').map(({ app }) => app);
  await expect.poll(() => shownApps(page)).toEqual([...new Set(apps)]);
  await expect(page.locator('main li[data-about~="issuer"]:visible')).not.toHaveCount(0);
  await expect(page.locator('main li[data-about]:not([data-about~="issuer"]):visible')).toHaveCount(
    0,
  );
  await page.getByLabel(labNotes.about).selectOption('');
  await expect(page.locator('main li[data-about]:visible')).toHaveCount(0);
});

test('expands sources and dates with the keyboard', async ({ page }) => {
  await open(page, '/otpqr/notes/');
  const row = page.locator('tbody[data-app="aegis"]');
  const source = row.getByRole('link', { name: 'labanskoller.se (2023)' });
  await expect(source).toBeHidden();
  await row.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(source).toBeVisible();
  await row.getByRole('link', { name: labNotes.test }).click();
  await expect(page.getByTestId('run-start')).toBeVisible();
});

/** Patterns of grammar errors where a sentence was joined from parts. */
const joinErrors: Readonly<Record<string, RegExp>> = {
  'en-US': /\d, \d+ (digits|seconds)|≥|=\.$|\s{2}/,
  'ko-KR': /[≥;]| (을|를|이|가|은|는|와|과)\s|: =|\s{2}/,
  'ja-JP': /[≥;]|, |[ぁ-ヺ一-鿿][A-Za-z0-9]|[A-Za-z0-9][ぁ-ヺ一-鿿]|\s{2}/,
  'de-DE': /≥|: [a-zäöü]|\d, \d+ (Stellen|Sekunden)|\s{2}/,
  'es-ES': /≥|\d, \d+ (dígitos|segundos)|\s{2}/,
};

for (const { tag, root } of allLanguages)
  test(`writes every note as a sentence (${tag})`, async ({ page }) => {
    await page.goto(`${root}otpqr/notes/`);
    const notes = page.locator('main li[data-about] p');
    const sentences = await notes.evaluateAll((all) =>
      all.map((note) => note.firstChild?.textContent ?? ''),
    );
    expect(sentences.length).toBeGreaterThan(50);
    const joinError = joinErrors[tag] ?? /^/;
    expect(sentences.filter((text) => text === '' || joinError.test(text))).toEqual([]);
    if (tag === 'en-US') return;
    const sources = page.locator('main tbody section > p');
    expect((await sources.allTextContents()).join(' ')).not.toMatch(/source code|run by/);
  });

for (const { tag, root } of allLanguages)
  test(`the page of an app has its own title, description and address (${tag})`, async ({
    request,
  }) => {
    const { labNotes: messages, otpqr, toolDescriptions } = messagesOf(tag);
    const sitemap = await (await request.get('/sitemap.xml')).text();
    for (const app of appsWithNotePage) {
      const name = appNameInList(tag, app);
      const withName = (text: string) => text.replaceAll('{app}', name);
      const path = `otpqr/notes/${app}/`;
      const answer = await request.get(root + path);
      expect(answer.status()).toBe(200);
      const source = await answer.text();
      const own = site.origin + root + path;
      const title = [withName(messages.appTitle), otpqr.name, site.brand].join(' · ');
      expect(source).toContain(`<title>${title}</title>`);
      expect(source).toContain(
        `<meta name="description" content="${withName(toolDescriptions.notedApp)}">`,
      );
      expect(source).toContain(`<link rel="canonical" href="${own}">`);
      expect(source).toMatch(new RegExp(`<html [^>]*data-tool="notes" data-app="${app}"`));
      for (const other of allLanguages)
        expect(source).toContain(
          `hreflang="${other.tag}" href="${site.origin}${other.root}${path}">`,
        );
      expect(sitemap).toContain(`<loc>${own}</loc>`);
      expect(source.match(/<tbody/g)).toHaveLength(
        noteRows.filter((row) => row.app === app).length,
      );
    }
  });

for (const { root } of languages)
  for (const address of [
    `${root}otpqr/notes/aegis/`,
    `${root}#/otpqr?tool=notes&app=aegis`,
    `${root}#/otpqr?tool=notes&app=AEGIS`,
    `${root}#/otpqr/notes/aegis`,
    `${root}otpqr/notes/?app=aegis`,
    `${root}?tool=notes&app=aegis#/otpqr`,
  ])
    test(`shows the notes on one app at ${address}`, async ({ page }) => {
      for (const load of ['first', 'reload']) {
        if (load === 'first') await page.goto(address);
        else await page.reload();
        await waitUntilReady(page);
        await expect(page.locator('html'), load).toHaveAttribute('data-app', 'aegis');
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Aegis');
        expect(await page.title()).toContain('Aegis');
        await expect(page.locator('main tbody')).toHaveCount(1);
        await expect(page.locator('main li[data-about]').first()).toBeVisible();
      }
    });

for (const { tag, root } of allLanguages)
  test(`says where an app scans, takes a key, imports and exports (${tag})`, async ({ page }) => {
    const menus = messagesOf(tag).labMenus;
    await page.goto(`${root}otpqr/notes/aegis/`);
    const list = page.getByTestId('app-menus');
    await expect(list.locator('[data-purpose]')).toHaveCount(5);
    const scan = list.locator('[data-purpose="scan"]');
    await expect(scan.locator('dt')).toHaveText(keepTogether(menus.purpose.scan));
    const [first = '', ...rest] = menus.icon.add;
    await expect(scan.locator('li')).toHaveText([
      first.toLocaleUpperCase(tag) + rest.join(''),
      'Scan QR code',
    ]);
    await expect(scan.locator('b')).toHaveAttribute('lang', 'en');
    // All paths have the same source, so it is named once.
    await expect(list.getByRole('link')).toHaveAttribute('href', /beemdevelopment\/Aegis\/blob/);
    await expect(list.locator('small')).toContainText(dayText(seenScan, tag));
  });

for (const { tag, root } of allLanguages)
  for (const path of ['notes/authy/', 'move/aegis/'])
    test(`the page ${path} has one heading, below a link to all apps (${tag})`, async ({
      page,
    }) => {
      await page.goto(`${root}otpqr/${path}`);
      const back = page.getByRole('link', { name: messagesOf(tag).labNotes.back, exact: true });
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(/Authy|Aegis/);
      const [backBox, headingBox] = [await back.boundingBox(), await heading.boundingBox()];
      expect((backBox?.y ?? 0) + (backBox?.height ?? 0)).toBeLessThanOrEqual(headingBox?.y ?? 0);
      await expect(back).toHaveAttribute('href', `${root}otpqr/${path.split('/')[0]}/`);
      await expect(page.getByRole('heading', { level: 2, name: /Authy|Aegis/ })).toHaveCount(0);
    });

for (const { tag, root } of allLanguages)
  test(`dates each unknown outcome by its last search (${tag})`, async ({ page }) => {
    const { outcome } = messagesOf(tag).labNotesTable;
    const month = new Intl.DateTimeFormat(tag, {
      year: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    });
    expect(searchedApps.length).toBeGreaterThan(0);
    for (const [app, searched] of searchedApps) {
      await page.goto(`${root}otpqr/notes/${app}/`);
      const cells = await page.locator('[data-testid="app-note"][data-outcome="unknown"]').all();
      expect(cells.length, app).toBeGreaterThan(0);
      for (const cell of cells) {
        await expect(cell, app).toContainText(outcome.unknown);
        await expect(cell, app).toContainText(month.format(new Date(searched)));
      }
    }
  });

test("wraps the sentence on what the filters found, and doesn't scroll sideways", async ({
  page,
}) => {
  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/otpqr/notes/?algorithm=SHA256&digits=8&period=60');
    await expect(page.getByTestId('notes-count')).toContainText('support everything you chose');
    const content = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(content, `${width} px`).toBe(width);
  }
});

test('says that sources disagree only if a note of the same row contradicts', async ({ page }) => {
  await open(page, '/otpqr/notes/google-authenticator/');
  const row = page.locator('tbody[data-app="google-authenticator"]');
  const note = (system: string) =>
    row
      .filter({ has: page.getByRole('rowheader', { name: system }) })
      .getByRole('listitem')
      .filter({ hasText: 'Shows correct codes for SHA256.' })
      .first();
  await expect(note('Android')).toContainText('Sources disagree');
  await expect(note('iOS')).not.toContainText('Sources disagree');
});

test('lists the values of each outcome on one line of a card', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/otpqr/notes/?algorithm=SHA512');
  const card = page.locator('tbody[data-app="freeotp-plus"]');
  const lines = card.locator('td[data-outcome]:not([data-listed])');
  await expect(lines).toHaveText([
    /^Wrong code HOTP$/,
    /^Correct.*SHA256.*60\ss/,
    /^Refused 10\sdigits$/,
  ]);
  const listed = card.locator('[data-lists="SHA512"][aria-hidden]');
  await expect(listed).toBeVisible();
  await expect(listed).toHaveCSS('font-weight', '700');
  await expect(card.getByTestId('app-note')).toHaveCount(noteColumns.length);
  await expect(page.getByText(english.labNotesTable.legend.right)).toBeHidden();
  await page.getByText(english.labNotesTable.legendTitle).click();
  await expect(page.getByText(english.labNotesTable.legend.right)).toBeVisible();
});

for (const [width, height, most] of [
  [360, 800, 8000],
  [1280, 800, 3200],
] as const)
  test(`shows all apps on a short page (${width}×${height})`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/otpqr/notes/');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(most);
  });

test('opens the notes on an app without a page load, and returns to the table', async ({
  page,
}) => {
  await open(page, '/otpqr/notes/');
  await page.getByRole('link', { name: 'Aegis', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Aegis: supported OTP settings' })).toBeVisible();
  await expect(page).toHaveTitle(`Aegis: supported OTP settings · OTP lab · ${site.brand}`);
  await expect(page).toHaveURL(/#\/otpqr\?tool=notes&app=aegis$/);
  await expect(notesOf(page)).toHaveCount(noteColumns.length);
  await page.getByRole('link', { name: labNotes.back }).click();
  await expect(shownRows(page)).toHaveCount(noteRows.length);
  await expect(page).toHaveTitle(`App notes · OTP lab · ${site.brand}`);
  await page.goBack();
  await expect(notesOf(page)).toHaveCount(noteColumns.length);
  await page.goBack();
  await page.getByLabel(labNotes.app, { exact: true }).selectOption('2FAS');
  await expect(shownRows(page)).toHaveCount(2);
  await expect(page).toHaveURL(/app=2fas$/);
});

test('shows an app without its own page in the table', async ({ page }) => {
  await open(page, '/#/otpqr?tool=notes&app=lastpass');
  await expect.poll(() => shownApps(page)).toEqual(['lastpass']);
  await expect(page.locator('main li[data-about]:visible')).toHaveCount(1);
  await page.getByLabel(labNotes.app, { exact: true }).selectOption('');
  await expect(shownRows(page)).toHaveCount(noteRows.length);
  expect((await page.request.get('/otpqr/notes/lastpass/')).status()).toBe(404);
});

test('shows all apps and a message for an unknown app', async ({ page }) => {
  await open(page, '/#/otpqr?tool=notes&app=%3Cimg%20src=x%3E');
  await expect(page.locator('main [role=alert]').first()).toHaveText(
    'We have no notes on “<img src=x>”, so all apps are shown.',
  );
  await expect(shownRows(page)).toHaveCount(noteRows.length);
});

test('keeps the app when the language changes', async ({ page }) => {
  await open(page, '/otpqr/notes/aegis/');
  await page.getByTestId('language').selectOption('de-DE');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    messagesOf('de-DE').labNotes.appTitle.replace('{app}', 'Aegis'),
  );
  expect(await page.title()).toContain('OTP-Labor');
  await expect(notesOf(page)).toHaveCount(noteColumns.length);
});

test('lists the notes with the newest sources first', async ({ page }) => {
  await open(page, '/otpqr/notes/google-authenticator/');
  const sources = await page.locator('tbody[data-app] section > p').allTextContents();
  // The year is the end of what is in parentheses: '#2079 (2020)', '#62 (Nov 25, 2024)'.
  const years = sources.map((text) =>
    Math.max(0, ...[...text.matchAll(/\b(20\d\d)\)/g)].map(([, year]) => Number(year))),
  );
  const rows = await page.locator('tbody[data-app]').count();
  expect(new Set(years).size).toBeGreaterThan(3);
  // The first row begins with the newest year, and a year grows only where the next row begins.
  const growing = years.filter((year, index) => index > 0 && year > (years[index - 1] ?? 0));
  expect(growing.length).toBeLessThan(rows);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the whole table with its sources, and hides the controls', async ({ page }) => {
    await page.goto('/otpqr/notes/');
    await expect(notesOf(page)).toHaveCount(noteRows.length * noteColumns.length);
    const row = page.locator('tbody[data-app="stratum"]');
    await row.locator('summary').click();
    await expect(row.getByText('Stratum source code (2026)').first()).toBeVisible();
    await expect(page.getByLabel(labNotes.search)).toBeHidden();
    await expect(page.getByText(labNotes.own.choose, { exact: true })).toBeHidden();
    await row.getByRole('link', { name: 'Stratum', exact: true }).click();
    await expect(notesOf(page)).toHaveCount(noteRows.length * noteColumns.length);
    await page.getByRole('link', { name: 'Aegis', exact: true }).click();
    await expect(page).toHaveURL('/otpqr/notes/aegis/');
    await expect(notesOf(page)).toHaveCount(noteColumns.length);
  });
});

test("adds the visitor's report cards to the table", async ({ page }) => {
  await open(page, '/otpqr/notes/');
  await page.getByTestId('notes-report').setInputFiles([card('oathtool'), card('KeePassXC')]);
  const own = page.getByTestId('own-report');
  await expect(own).toHaveCount(2);
  await expect(own.first()).toContainText(english.labNotesTable.own.mark);
  await expect(own.first()).toContainText('Jan 15, 2027');
  const verdict = (setting: string) => own.nth(1).locator(`[data-setting="${setting}"]`).first();
  await expect(verdict('type')).toHaveAttribute('data-verdict', 'ignored');
  await expect(verdict('algorithm')).toHaveAttribute('data-verdict', 'right');
  // The same card again adds no row, and filters don't hide the visitor's cards.
  await page.getByTestId('notes-report').setInputFiles(card('oathtool'));
  await page.getByLabel(labNotes.search).fill('aegis');
  await expect(shownRows(page)).toHaveCount(1);
  await expect(own).toHaveCount(2);

  const first = page.locator('tbody[data-own] tr').nth(1);
  await first.getByText(english.labNotesTable.own.entry).click();
  const entry = JSON.parse(await first.getByTestId('own-entry').inputValue()) as {
    apps: { oathtool: { notes: unknown[] } };
  };
  expect(entry.apps.oathtool.notes.length).toBeGreaterThan(3);
  await page.locator('a[data-tool="vectors"]').click();
  await page.locator('a[data-tool="notes"]').click();
  await expect(own).toHaveCount(2);
  await page.getByRole('button', { name: english.labNotesTable.own.remove }).first().click();
  await expect(own).toHaveCount(1);
});

test('accepts a dropped report card', async ({ page }) => {
  await open(page, '/otpqr/notes/');
  const text = JSON.stringify(reports[0]);
  const files = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'card.json', { type: 'application/json' }));
    return transfer;
  }, text);
  await page.locator('main h1').dispatchEvent('drop', { dataTransfer: files });
  await expect(page.getByTestId('own-report')).toHaveCount(1);
});

test('explains why it rejects a file, and keeps the table', async ({ page }) => {
  await open(page, '/otpqr/notes/');
  const input = page.getByTestId('notes-report');
  const error = page.getByTestId('notes-report-error');
  const own = page.getByTestId('own-report');
  await page.getByLabel(labNotes.search).fill('aegis');
  await input.setInputFiles(card('oathtool'));
  await expect(own).toHaveCount(1);
  for (const [file, sentence] of [
    [textFile('notes.txt', 'not JSON'), '“notes.txt” isn’t a report card: it’s not JSON.'],
    [textFile('deep.json', '['.repeat(200_000)), 'it’s not JSON'],
    [textFile('other.json', '{"name":"x"}'), 'isn’t a JSON report card from'],
    [textFile('huge.json', ' '.repeat(300_000)), 'larger than 256 KB'],
    [card('oathtool', { version: 1 }), 'another version of this page'],
  ] as const) {
    await input.setInputFiles(file);
    await expect(error).toHaveCount(1);
    await expect(error).toContainText(sentence);
    await expect(own).toHaveCount(1);
    await expect(page.getByLabel(labNotes.search)).toHaveValue('aegis');
  }
  const name = '<img src=x onerror="document.title=1">\u202E';
  await input.setInputFiles([card('pyotp', { app: { name, version: '' } }), textFile('no', '')]);
  await expect(own).toHaveCount(2);
  await expect(own.nth(1)).toContainText('<img src=x onerror="document.title=1">');
  await expect(page.locator('main img')).toHaveCount(0);
  await expect(error).toHaveCount(1);
  const many = Array.from({ length: 12 }, (_, day) =>
    card('oathtool', { date: `2026-01-${10 + day}` }),
  );
  await input.setInputFiles(many);
  await expect(own).toHaveCount(12);
  await expect(error).toHaveText('The table has room for 12 report cards. Remove one first.');
});

test("doesn't scroll sideways at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const address of ['/otpqr/notes/', '/de-DE/otpqr/notes/google-authenticator/']) {
    await open(page, address);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
});

test('prints the notes with their sources', async ({ page }) => {
  await open(page, '/otpqr/notes/');
  await page.emulateMedia({ media: 'print' });
  const source = page.locator('tbody[data-app="stratum"] section > p').last();
  await expect(source).toBeVisible();
  await expect(page.getByLabel(labNotes.search)).toBeHidden();
});

test('serves the notes as JSON, cached for a day', async ({ request }) => {
  for (const file of ['otp-app-notes.json', 'otp-app-notes.schema.json']) {
    const answer = await request.get(`/notes/${file}`);
    expect(answer.headers()['content-type']).toMatch(/^application\/json/);
    expect(answer.headers()['cache-control']).toMatch(/max-age=86400\b/);
    expect(await answer.text()).toBe(
      readFileSync(fileURLToPath(import.meta.resolve(`@otp-lab/app-notes/${file}`)), 'utf8'),
    );
  }
});

for (const width of [640, 768, 960, 1024])
  test(`leaves room for the text of notes (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of ['/otpqr/notes/aegis/', '/otpqr/notes/']) {
      await page.goto(address);
      await page.locator('tbody summary').first().waitFor();
      await page.evaluate(() => {
        const details = document.querySelector<HTMLDetailsElement>('tbody details');
        if (details) details.open = true;
      });
      const text = page.locator('tbody details[open] li p').first();
      expect((await text.boundingBox())?.width, address).toBeGreaterThan(240);
    }
  });
