import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readDamaged } from './damage.ts';
import { measure } from './measure.ts';
import type { Measured, Row } from './measure.ts';
import { measurePhotographs } from './measurePhotographs.ts';
import type { PhotographsMeasured } from './measurePhotographs.ts';
import { siteReader, qrPackage, READERS, zbarimg, zxing } from './readers.ts';
import type { Readers } from './readers.ts';

/**
 * `npm run qr-reading` measures how many pictures of QR codes the site and other readers read. It writes the tables
 * in docs/reference/qr-reading.md: generated pictures, damaged pictures and, if `--photographs` (or QR_PHOTOGRAPHS)
 * is the folder of the public sets, photographs. Needs the Debian packages zbar-tools and qrencode, and installs
 * zxing-wasm in .cache/.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    each: { type: 'string', default: '16' },
    damaged: { type: 'string', default: '2000' },
    photographs: { type: 'string', default: process.env['QR_PHOTOGRAPHS'] ?? '' },
  },
});
const DOCUMENT = new URL('../../docs/reference/qr-reading.md', import.meta.url);

/**
 * Time limits in milliseconds: of the page for a picture, of the page on a phone that is four times slower, and of
 * the page for a camera frame.
 */
const TIME_LIMITS = { page: 1500, phone: 375, camera: 250 } as const;

const zxingReader = await zxing(false);

if (Number(values.each) > 0) {
  const readers: Readers = {
    ...READERS,
    'zxing-wasm': zxingReader,
    qr: qrPackage(TIME_LIMITS.page),
  };
  replaceSection(
    'pictures',
    picturesTable(await measure(Number(values.seed), Number(values.each), readers)),
  );
}
if (Number(values.damaged) > 0) {
  const results = await readDamaged(Number(values.seed), Number(values.damaged));
  replaceSection(
    'damaged',
    `${results.pictures} damaged pictures: ${results.read} still read, ${results.invented} texts invented, no exception, ${Math.round(results.slowest)} ms at most.`,
  );
}
if (values.photographs !== '') {
  const measured = await measurePhotographs(values.photographs, {
    'this site': siteReader(TIME_LIMITS.page),
    'this site, 375 ms': siteReader(TIME_LIMITS.phone),
    'this site, 250 ms': siteReader(TIME_LIMITS.camera),
    'zxing-wasm': zxingReader,
    'zxing-wasm, denoised': await zxing(true),
    zbarimg,
    qr: qrPackage(TIME_LIMITS.page),
    jsQR: READERS.jsQR,
  });
  replaceSection('photographs', photographsTable(measured));
}

function picturesTable({ rows, total, programs, wrong, time }: Measured): string {
  const names = Object.keys(total.read);
  const share = (row: Row, name: string): string =>
    `${((100 * (row.read[name] ?? 0)) / row.made).toFixed(1)} %`;
  return [
    `| Picture | Made | ${names.join(' | ')} |`,
    `|---|---|${names.map(() => '---').join('|')}|`,
    ...rows.map(
      (row) => `| ${row.kind} | ${row.made} | ${names.map((name) => row.read[name]).join(' | ')} |`,
    ),
    `| **all** | ${total.made} | ${names.map((name) => `**${total.read[name]}** (${share(total, name)})`).join(' | ')} |`,
    `| read wrongly | | ${names.map((name) => wrong[name] ?? 0).join(' | ')} |`,
    '',
    `Codes made by: ${Object.entries(programs)
      .map(([program, count]) => `${program} ${count}`)
      .join(', ')}. `,
    `Time of this site's reader: ${Math.round(time.median)} ms (median), ${Math.round(time.slowest)} ms at most (processor time).`,
  ].join('\n');
}

function photographsTable({ sets, readable, rows }: PhotographsMeasured): string {
  const quantile = (times: readonly number[], share: number): string => {
    const sorted = times.toSorted((a, b) => a - b);
    return String(
      Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0),
    );
  };
  return [
    `| Reader | pictures (of ${readable.pictures} that any reads) | texts (of ${readable.texts}) | ms: median / 95 % / most | without a code: texts, ms: median / most |`,
    '|---|--:|--:|--:|--:|',
    ...rows.map(({ name, pictures, texts, invented, times, timesWithoutCode }) =>
      // zbarimg runs in its own process, so its time isn't measured.
      name === 'zbarimg'
        ? `| ${name} | ${pictures} | ${texts} | | ${invented} |`
        : `| ${name} | ${pictures} | ${texts} | ${quantile(times, 0.5)} / ${quantile(times, 0.95)} / ${quantile(times, 1)} | ${invented}, ${quantile(timesWithoutCode, 0.5)} / ${quantile(timesWithoutCode, 1)} |`,
    ),
    '',
    `Photographs: ${Object.entries(sets)
      .map(([set, count]) => `${set} ${count}`)
      .join(', ')}.`,
  ].join('\n');
}

/** Replaces the section of the document between `<!-- name -->` and `<!-- end -->`. */
function replaceSection(name: string, content: string): void {
  console.log(`${content}\n`);
  const text = readFileSync(DOCUMENT, 'utf8');
  const marks = new RegExp(`(<!-- ${name} -->\n)[^]*?(\n<!-- end -->)`);
  writeFileSync(
    DOCUMENT,
    text.replace(marks, (_, start: string, end: string) => start + content + end),
  );
}
