import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package whose code or data is shipped, as Vite lists those that it bundled. */
export interface Package {
  readonly name: string;
  readonly version: string;
  /** The license's name in SPDX's list. */
  readonly identifier?: string;
  /** The license's own text; none where the package has none. */
  readonly text?: string;
}

/** Shipped without being imported: the typeface's subset and the icons of the sprite. */
const asData = ['pretendard', 'lucide-static', '@iconify-json/mdi'];

function readPackage(root: string, name: string): Package {
  const folder = join(root, 'node_modules', name);
  const { version, license } = readJson(folder);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? readFileSync(join(folder, file), 'utf8') : '';
  return { name, version, identifier: license, text };
}

function readJson(folder: string): Readonly<Record<'name' | 'version' | 'license', string>> {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/** CycloneDX 1.5, without time and serial number: the same build gives the same bytes. */
function billOfMaterials(root: string, packages: readonly Package[]): string {
  const { name, version } = readJson(root);
  const components = packages.map((shipped) => {
    const purl = `pkg:npm/${shipped.name.replace('@', '%40')}@${shipped.version}`;
    return {
      type: asData.includes(shipped.name) ? 'data' : 'library',
      'bom-ref': purl,
      name: shipped.name,
      version: shipped.version,
      purl,
      licenses: [{ license: { id: shipped.identifier } }],
    };
  });
  const metadata = { component: { type: 'application', name, version } };
  const bill = { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata, components };
  return `${JSON.stringify(bill, undefined, 2)}\n`;
}

/** Writes dist/licenses.txt and the bill of materials, dist/bom.cdx.json, of what is shipped. */
export function writeLicenses(root: string, dist: string, bundled: readonly Package[]): void {
  const packages = [...bundled, ...asData.map((name) => readPackage(root, name))].sort(
    (one, other) => (one.name < other.name ? -1 : 1),
  );
  const unknown = packages.find(({ identifier }) => !identifier);
  if (unknown) throw new Error(`${unknown.name} names no license`);
  const texts = packages.map(({ name, version, identifier, text = '' }) =>
    `${name} ${version}\n${identifier}\n\n${text}`.trim(),
  );
  writeFileSync(join(dist, 'licenses.txt'), `${texts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`);
  writeFileSync(join(dist, 'bom.cdx.json'), billOfMaterials(root, packages));
}
