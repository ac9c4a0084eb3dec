import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles } from '../../scripts/build/compress.ts';
import { languageTags } from '../../scripts/build/vite/catalogues.ts';
import { firstLoad } from './firstLoad.ts';

/**
 * Makes a copy of the site another vendor's, as docs/make-it-yours.md says, builds it, and looks
 * for a trace of the first brand. The copy has two languages only, and names as long as the first
 * brand's: what its visitors load is compared with what they load beside all languages.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const copy = join(root, '.cache/other-brand');
const kept = ['en-US', 'ko-KR'];

/** What the vendor writes instead of each; the same length, so that sizes can be compared. */
const replacements = [
  ['Tessera', 'Halyard'],
  ['tessera', 'halyard'],
  ['Example Company', 'Harbour Company'],
  ['example.com', 'example.org'],
  ['apps/details?id=com.example', 'apps/details?id=org.harbour'],
] as const;
const traces = /tessera|example company|example\.com|com\.example/i;
const text = /\.(html|js|css|svg|json|xml|txt|webmanifest)$|_headers$/;

function edit(file: string, change: (content: string) => string): void {
  const path = join(copy, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

function makeCopy(): void {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  const left = new Set(['.git', '.cache', 'dist', 'node_modules', 'tests', 'screenshots']);
  for (const name of readdirSync(root))
    if (!left.has(name)) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

  edit('site.config.ts', (content) =>
    replacements.reduce((changed, [from, to]) => changed.replaceAll(from, to), content),
  );
  edit('releases.ts', (content) => content.replaceAll('1.0.3.0', '2.0.0.0'));
  edit('content/en-US/privacy.md', (content) => `Halyard keeps nothing.\n\n${content}`);
  for (const tag of languageTags(join(copy, 'locales')).filter((one) => !kept.includes(one))) {
    rmSync(join(copy, 'locales', `${tag}.json`));
    rmSync(join(copy, 'content', tag), { recursive: true, force: true });
  }
}

/** Sentences that say what the copy still has of the first brand, or lacks of its own. */
function complaintsOf(dist: string): string[] {
  const files = listFiles(dist).filter((file) => text.test(file));
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  const found = files.flatMap((file) => {
    const trace = traces.exec(file) ?? traces.exec(read(file));
    return trace ? [`${file} still says “${trace[0]}”.`] : [];
  });
  const own = [
    ['index.html', 'Halyard Authenticator'],
    ['windows/index.html', '/downloads/v2.0.0.0/setup_x64.msi'],
    ['privacy/index.html', 'Halyard keeps nothing.'],
    ['manifest.webmanifest', 'Halyard'],
    ['releases.xml', 'https://halyard.example.org/'],
    ['sitemap.xml', 'https://halyard.example.org/ko-KR/'],
  ] as const;
  const lacking = own.filter(([file, words]) => !read(file).includes(words));
  return [
    ...found,
    ...lacking.map(([file, words]) => `${file} lacks “${words}”.`),
    ...(existsSync(join(dist, 'de-DE')) ? ['A language that was taken out is there.'] : []),
  ];
}

makeCopy();
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
  cwd: copy,
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (status !== 0) process.exit(1);
const dist = join(copy, 'dist');
const added = languageTags(join(root, 'locales')).length - kept.length;
const complaints = [...complaintsOf(dist), ...firstLoad(join(root, 'dist'), dist, added)];
console.log(complaints.length > 0 ? complaints.join('\n') : 'No trace of the first brand.');
rmSync(copy, { recursive: true, force: true });
process.exit(complaints.length > 0 ? 1 : 0);
