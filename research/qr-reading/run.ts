import { parseArgs } from 'node:util';
import { percent, table, writeSection } from '../report.ts';
import { readDamaged } from './damage.ts';
import { measure } from './measure.ts';
import type { Measured, Row } from './measure.ts';
import { measurePhotographs } from './measurePhotographs.ts';
import type { PhotographsMeasured } from './measurePhotographs.ts';
import { siteReader, qrPackage, installedReaders, zbarimg, zxing } from './readers.ts';
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
const writeResults = (name: string, content: string) =>
  writeSection('qr-reading.md', name, content);

/**
 * Time limits in milliseconds. `page` is the page's limit for a picture, and `camera` its limit for a camera frame.
 * `phone` is the limit for a picture on a phone that is four times slower.
 */
const timeLimits = { page: 1500, phone: 375, camera: 250 } as const;

const zxingReader = await zxing(false);

if (Number(values.each) > 0) {
  const readers: Readers = {
    ...installedReaders,
    'zxing-wasm': zxingReader,
    qr: qrPackage(timeLimits.page),
  };
  writeResults(
    'pictures',
    picturesTable(await measure(Number(values.seed), Number(values.each), readers)),
  );
}
if (Number(values.damaged) > 0) {
  const results = await readDamaged(Number(values.seed), Number(values.damaged));
  writeResults(
    'damaged',
    `${results.pictures} damaged pictures: ${results.read} still read, ${results.invented} texts invented, no exception, ${Math.round(results.slowest)} ms at most.`,
  );
}
if (values.photographs !== '') {
  const measured = await measurePhotographs(values.photographs, {
    'this site': siteReader(timeLimits.page),
    'this site, 375 ms': siteReader(timeLimits.phone),
    'this site, 250 ms': siteReader(timeLimits.camera),
    'zxing-wasm': zxingReader,
    'zxing-wasm, denoised': await zxing(true),
    zbarimg,
    qr: qrPackage(timeLimits.page),
    jsQR: installedReaders.jsQR,
  });
  writeResults('photographs', photographsTable(measured));
}

function picturesTable({ rows, total, programs, wrong, time }: Measured): string {
  const names = Object.keys(total.read);
  const share = (row: Row, name: string) => percent(row.read[name] ?? 0, row.made, 1);
  return [
    table(
      ['Picture', 'Made', ...names],
      [
        ...rows.map((row) => [row.kind, row.made, ...names.map((name) => row.read[name] ?? '')]),
        [
          '**all**',
          total.made,
          ...names.map((name) => `**${total.read[name]}** (${share(total, name)})`),
        ],
        ['read wrongly', '', ...names.map((name) => wrong[name] ?? 0)],
      ],
    ),
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
    table(
      [
        'Reader',
        `pictures (of ${readable.pictures} that any reads)`,
        `texts (of ${readable.texts})`,
        'ms: median / 95 % / most',
        'without a code: texts, ms: median / most',
      ],
      rows.map(({ name, pictures, texts, invented, times, timesWithoutCode }) =>
        // zbarimg runs in its own process, so its time isn't measured.
        name === 'zbarimg'
          ? [name, pictures, texts, '', invented]
          : [
              name,
              pictures,
              texts,
              `${quantile(times, 0.5)} / ${quantile(times, 0.95)} / ${quantile(times, 1)}`,
              `${invented}, ${quantile(timesWithoutCode, 0.5)} / ${quantile(timesWithoutCode, 1)}`,
            ],
      ),
    ),
    '',
    `Photographs: ${Object.entries(sets)
      .map(([set, count]) => `${set} ${count}`)
      .join(', ')}.`,
  ].join('\n');
}
