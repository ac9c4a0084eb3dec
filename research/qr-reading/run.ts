import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readDamaged } from './damage.ts';
import { measure } from './measure.ts';
import type { Measured, Row } from './measure.ts';
import { measurePhotographs } from './measurePhotographs.ts';
import type { PhotographsMeasured } from './measurePhotographs.ts';
import { ours, qrPackage, READERS, zbarimg, zxing } from './readers.ts';
import type { Readers } from './readers.ts';

/**
 * Measures how many pictures of QR codes the site reads, beside other readers, and writes the
 * tables into docs/reference/qr-reading.md: generated pictures, damaged ones, and photographs where
 * `--photographs` (or QR_PHOTOGRAPHS) names a folder with the public sets. Needs zbar-tools and
 * qrencode; zxing-wasm is installed on the side.
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

/** How long the page looks at a picture, a phone four times slower, and one frame of a camera. */
const TIMES = { page: 1500, phone: 375, camera: 250 } as const;

const zxingReader = await zxing(false);

if (Number(values.each) > 0) {
  const readers: Readers = { ...READERS, 'zxing-wasm': zxingReader, qr: qrPackage(TIMES.page) };
  fill('pictures', picturesTable(await measure(Number(values.seed), Number(values.each), readers)));
}
if (Number(values.damaged) > 0) {
  const broken = await readDamaged(Number(values.seed), Number(values.damaged));
  fill(
    'damaged',
    `${broken.pictures} damaged pictures: ${broken.read} still read, ${broken.invented} texts invented, no exception, ${Math.round(broken.slowest)} ms at most.`,
  );
}
if (values.photographs !== '') {
  const measured = await measurePhotographs(values.photographs, {
    'this site': ours(TIMES.page),
    'this site, 375 ms': ours(TIMES.phone),
    'this site, 250 ms': ours(TIMES.camera),
    'zxing-wasm': zxingReader,
    'zxing-wasm, denoised': await zxing(true),
    zbarimg,
    qr: qrPackage(TIMES.page),
    jsQR: READERS.jsQR,
  });
  fill('photographs', photographsTable(measured));
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
    `Time of this site's reader: ${Math.round(time.middle)} ms in the middle, ${Math.round(time.slowest)} ms at most (processor time).`,
  ].join('\n');
}

function photographsTable({ sets, readable, rows }: PhotographsMeasured): string {
  const at = (times: readonly number[], share: number): string => {
    const sorted = times.toSorted((a, b) => a - b);
    return String(
      Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0),
    );
  };
  return [
    `| Reader | pictures (of ${readable.pictures} that any reads) | texts (of ${readable.texts}) | ms: median / 95 % / most | without a code: texts, ms: median / most |`,
    '|---|--:|--:|--:|--:|',
    ...rows.map(({ name, pictures, texts, invented, times, timesWithoutCode }) =>
      // Another program's time is not this process's.
      name === 'zbarimg'
        ? `| ${name} | ${pictures} | ${texts} | | ${invented} |`
        : `| ${name} | ${pictures} | ${texts} | ${at(times, 0.5)} / ${at(times, 0.95)} / ${at(times, 1)} | ${invented}, ${at(timesWithoutCode, 0.5)} / ${at(timesWithoutCode, 1)} |`,
    ),
    '',
    `Photographs: ${Object.entries(sets)
      .map(([set, count]) => `${set} ${count}`)
      .join(', ')}.`,
  ].join('\n');
}

/** Puts `content` between the marks of that name in the document. */
function fill(name: string, content: string): void {
  console.log(`${content}\n`);
  const text = readFileSync(DOCUMENT, 'utf8');
  const marks = new RegExp(`(<!-- ${name} -->\n)[^]*?(\n<!-- end -->)`);
  writeFileSync(
    DOCUMENT,
    text.replace(marks, (_, start: string, end: string) => start + content + end),
  );
}
