import { readFileSync, writeFileSync } from 'node:fs';
import { readDamaged } from './damage.ts';
import { measure } from './measure.ts';
import type { Row } from './measure.ts';
import { READERS } from './readers.ts';

/**
 * Measures how many pictures of QR codes the site reads, beside zbarimg and jsQR, and writes the
 * tables into docs/qr-reading.md. Takes the seed, the pictures of each kind and the number of
 * damaged pictures; without them, those of the document. Needs zbar-tools and qrencode.
 */
const [seed = 1, each = 16, damaged = 2000] = process.argv.slice(2).map(Number);
const DOCUMENT = new URL('../../../docs/qr-reading.md', import.meta.url);

const names = Object.keys(READERS);
const share = (row: Row, name: string): string =>
  `${((100 * (row.read[name] ?? 0)) / row.made).toFixed(1)} %`;

const { rows, total, programs, wrong, time } = await measure(seed, each);
const table = [
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
console.log(table);

const broken = await readDamaged(seed, damaged);
const robust = `${broken.pictures} damaged pictures: ${broken.read} still read, ${broken.invented} texts invented, no exception, ${Math.round(broken.slowest)} ms at most.`;
console.log(`\n${robust}`);

const text = readFileSync(DOCUMENT, 'utf8');
const filled = [
  ['pictures', table],
  ['damaged', robust],
].reduce(
  (document, [name = '', content = '']) =>
    document.replace(
      new RegExp(`(<!-- ${name} -->\n)[^]*?(\n<!-- end -->)`),
      (_, start: string, end: string) => start + content + end,
    ),
  text,
);
writeFileSync(DOCUMENT, filled);
