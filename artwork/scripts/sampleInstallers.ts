/**
 * Writes sample installers into site/public/downloads/. A vendor replaces them with real ones. Prints the size and
 * the SHA-256 of each file for site/releases.json.
 */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';

const version = '1.0.3.0';

const samples = [
  { path: `v${version}/setup_x64.msi`, product: 'the Windows app for 64-bit (x64) systems' },
  { path: `v${version}/setup_x86.msi`, product: 'the Windows app for 32-bit (x86) systems' },
  { path: `${version}/setup_x64.msi`, product: 'the credential provider for 64-bit (x64) Windows' },
  { path: `${version}/setup_x86.msi`, product: 'the credential provider for 32-bit (x86) Windows' },
  {
    path: `${version}/auth_login.dmg`,
    product: 'the login app for Macs (Apple Silicon and Intel)',
  },
];

/**
 * Returns the text of a sample. It says that the file installs nothing, and has filler lines to be large enough for a
 * meaningful hash. Don't change it: releases.json has its hash.
 */
function sampleText(path: string, product: string): string {
  const label = `SAMPLE FILE, NOT AN INSTALLER. ${path} stands where the installer of ${product} will be. `;
  const filler = Array.from({ length: 32 }, (_, line) => `sample ${path} line ${line + 1}`);
  return `${label}It installs nothing and holds nothing but this text.\n\n${filler.join('\n')}\n`;
}

const downloads = new URL('../../site/public/downloads/', import.meta.url);
for (const { path, product } of samples) {
  const text = sampleText(path, product);
  const file = new URL(path, downloads);
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, text);
  const sha256 = createHash('sha256').update(text).digest('hex');
  console.log(`${path}  ${Buffer.byteLength(text)} bytes  ${sha256}`);
}
